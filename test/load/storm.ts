import { seededRandom } from '../support/random.ts'
import { type ExitCode, command } from '../../build/cli/command.ts'
import { wholeNumber } from '../../build/cli/options.ts'
import { folderWith, temporaryFolder } from '../support/built.ts'
import { ask } from '../support/http.ts'
import { type Letter, storedIn, wrongWith } from './account.ts'
import { startVictim } from './preview.ts'

/** What a storm is made of. */
interface Size {
  readonly rounds: number
  readonly clients: number
  readonly seed: number
}

async function storm({ rounds, clients, seed }: Size): Promise<ExitCode> {
  const site = folderWith({ 'index.html': '<!doctype html><title>Storm</title>' })
  const folder = temporaryFolder('storm')
  const random = seededRandom(seed)
  const letters: Letter[] = []
  for (let round = 1; round <= rounds; round += 1) await blow(round, site, folder, clients, random, letters)
  const stored = await storedIn(folder)
  const wrong = wrongWith(letters, stored)
  for (const problem of wrong) console.log(`WRONG: ${problem}`)
  const acknowledged = letters.filter(({ receipts }) => receipts.length > 0).length
  const tries = letters.reduce((sum, letter) => sum + letter.tries, 0)
  console.log(
    `${rounds} kills, ${tries} requests of ${letters.length} submissions: ${acknowledged} acknowledged, ${stored.length} stored, ${wrong.length} wrong`,
  )
  return wrong.length === 0 && acknowledged > 0 ? 0 : 1
}

/** One round: the clients send until the preview is killed, which happens in the midst of their requests. */
async function blow(
  round: number,
  site: string,
  folder: string,
  clients: number,
  random: () => number,
  letters: Letter[],
): Promise<void> {
  const victim = await startVictim(site, folder)
  const enough = 40 + Math.floor(random() * 120)
  const resent = letters.filter(({ receipts }) => receipts.length === 0)
  let [acknowledged, cut, down] = [0, 0, false]
  const client = async () => {
    while (!down) {
      const letter = resent.pop() ?? writtenTo(letters, random)
      letter.tries += 1
      const receipt = await sent(victim.port, letter, random)
      if (receipt === null) cut += 1
      else {
        letter.receipts.push(receipt)
        acknowledged += 1
      }
      if (acknowledged >= enough && !down) {
        down = true
        await victim.kill()
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  console.log(
    `round ${round}: ${acknowledged} acknowledged, killed, with ${cut} requests cut off or not confirmed`,
  )
}

/** Mostly a new submission; now and then one that another client is sending just now, or sent long ago. */
function writtenTo(letters: Letter[], random: () => number): Letter {
  const old = letters[letters.length - 1 - Math.floor(random() * 60)]
  if (old !== undefined && random() < 0.2) return old
  const number = letters.length
  const filler = 'word '.repeat(Math.floor(random() * 700)).trim()
  const letter: Letter =
    random() < 0.5
      ? {
          path: 'help',
          body: {
            need: 'other',
            consent: true,
            phone: '022 2345678',
            name: `N${number}`,
            message: `M${number} ${filler}`.trim(),
          },
          receipts: [],
          tries: 0,
        }
      : { path: 'corrections', body: { message: `C${number} ${filler}`.trim() }, receipts: [], tries: 0 }
  letters.push(letter)
  return letter
}

/**
 * The receipt; null where the connection broke, or where a busy machine could not confirm in time (503): the submission
 * is sent again. Any other answer is a fault.
 */
async function sent(port: number, letter: Letter, random: () => number): Promise<string | null> {
  const part = () => 1 + Math.floor(random() * 254)
  const answer = await ask(port, `/api/v1/${letter.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    from: `127.${part()}.${part()}.${part()}`,
    body: JSON.stringify(letter.body),
  }).catch(() => null)
  if (answer === null || answer.status === 503) return null
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.text}`)
  return (JSON.parse(answer.text) as { id: string }).id
}

export const stormCommand = command({
  name: 'npm run test:slow storm',
  about:
    'Sends submissions from many addresses at once while the preview is killed (SIGKILL) and started again. Then reads the inbox: what was acknowledged must be there exactly once, as it was sent.',
  options: {
    rounds: wholeNumber(10, 'how often the preview is killed'),
    clients: wholeNumber(24, 'how many clients send at once'),
    seed: wholeNumber(1, 'another number sends other submissions'),
  },
  exitsWith1: 'an acknowledged submission is missing, changed or stored twice',
  main: storm,
})
