import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Parts of the golden dataset that rest on its one instrument of law, by file. */
const RESTING: Readonly<Record<string, readonly string[]>> = {
  'dataset.json': ['withdrawals'],
  'categories/hospital.json': ['law'],
  'forms/1.json': ['law'],
}

/** Takes from a copy of the golden dataset what rests on law: answers, the ladder, and what is said beside fields and forms. */
export function takeLawAway(data: string): void {
  for (const name of ['questions.json', 'complaints.json']) rmSync(join(data, name), { force: true })
  for (const [name, keys] of Object.entries(RESTING)) {
    const record = JSON.parse(readFileSync(join(data, name), 'utf8')) as unknown
    const kept = (key: string, value: unknown) => (keys.includes(key) ? undefined : value)
    writeFileSync(join(data, name), `${JSON.stringify(record, kept, 2)}\n`)
  }
}
