import { join } from 'node:path'
import { DeskData } from '../../../build/desk/desk-data.ts'
import { startDesk } from '../../../build/desk/desk-server.ts'
import { DroppedFiles } from '../../../build/desk/drop/dropped-files.ts'
import { Pictures } from '../../../build/desk/pictures/pictures.ts'
import { temporaryFolder } from '../../support/built.ts'
import { copyDataset } from '../copied-dataset.ts'

/** Answer of the desk. */
interface DeskAnswer<T> {
  readonly status: number
  readonly body: T
}

/** Asks an operation of the desk as its window does. */
export type Ask = <T>(operation: string, given: object) => Promise<DeskAnswer<T>>

/** Runs something with a desk over a copy of a dataset. */
export async function withDesk<T>(
  folder: string,
  documents: string | undefined,
  use: (ask: Ask, data: DeskData, pictures: Pictures, address: string) => Promise<T>,
): Promise<T> {
  const copy = join(temporaryFolder('bench-desk'), 'data')
  copyDataset(folder, copy)
  const [data, pictures] = [await DeskData.at(copy), new Pictures(documents)]
  const dropped = new DroppedFiles(documents, pictures)
  const desk = { data, pictures, dropped, inbox: null, day: '2026-11-01' }
  const server = await startDesk(desk, 0)
  try {
    const token = new URL(server.address).searchParams.get('token') ?? ''
    const ask: Ask = async (operation, given) => {
      const response = await fetch(`${server.origin}/desk/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-desk-token': token },
        body: JSON.stringify(given),
      })
      return { status: response.status, body: (await response.json()) as never }
    }
    return await use(ask, data, pictures, server.address)
  } finally {
    await server.close()
  }
}
