import type { Fact } from '../../../build/contract/authored/product.ts'
import type { FieldView } from '../../../build/desk/field-view.ts'
import { type Ask, withDesk } from './asked-over-http.ts'

/** Times that something took, in milliseconds, one for each run of it. */
export interface Times {
  readonly what: string
  readonly times: number[]
}

/** Takes every fact of the read products of a dataset out and saves it again, alone and while the queue is asked for. */
export function timesOf(folder: string): Promise<Times[]> {
  return withDesk(folder, undefined, async (ask, data) => {
    const proofs: Times = { what: 'from the key that chooses to the proof', times: [] }
    const saves: Times = { what: 'from Enter to saved and proven', times: [] }
    const busy: Times = { what: 'from Enter to saved and proven, while the queue is made', times: [] }
    const queues: Times = { what: 'the queue', times: [] }
    const all = [...data.products].flatMap(({ product, files }) =>
      files.clausesPath === null ? [] : product.facts.map((fact) => ({ uin: product.uin, fact })),
    )
    for (const [at, { uin, fact }] of all.entries()) {
      const { key } = fact
      const { body: view } = await ask<FieldView>('field', { uin, key, blind: false })
      await ask('save', { uin, key, fact: null, digest: view.digest, by: 'AB' })
      const { body: unread } = await ask<FieldView>('field', { uin, key, blind: false })
      await timed(proofs, () => ask('prove', { uin, key, fact }))
      const queue = at % 2 === 0 ? null : timed(queues, () => ask('queue', QUEUE))
      await timed(queue === null ? saves : busy, () =>
        saved(ask, { uin, key, fact, digest: unread.digest, by: 'AB' }),
      )
      await queue
    }
    return [proofs, saves, busy, queues]
  })
}

const QUEUE = { kind: 'unread', text: '' }

async function saved(ask: Ask, given: { uin: string; key: string; fact: Fact; digest: string; by: string }) {
  const { status } = await ask('save', given)
  if (status !== 200) throw new Error(`${given.uin} ${given.key}: the desk answers ${status}`)
}

async function timed({ times }: Times, run: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await run()
  times.push(performance.now() - started)
}
