import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { inject } from 'vitest'
import { GOLDEN } from '../golden/golden.ts'
import { mustBuild } from './built.ts'
import { SAMPLE } from './sample-data.ts'

// Builds that many test files read, each made once per run, by the first file that asks. Nobody may write to them.

/** The address of the sites that are built once. */
export const BASE = 'https://insurance.example'

/** The sample data, built; gives the folder of the site. */
export function sampleSite(): Promise<string> {
  return madeOnce('sample', (folder) => mustBuild(SAMPLE, folder, BASE))
}

/** The golden data, built with its downloads; gives the folder of the site. */
export function goldenSite(): Promise<string> {
  return madeOnce('golden', (folder) => mustBuild(GOLDEN.data, folder, GOLDEN.baseUrl))
}

/** Makes a folder once per run under a name, and gives its path; whoever asks while it is being made waits. */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const place = join(inject('madeOnce'), name)
  const [folder, outcome] = [join(place, 'made'), join(place, 'outcome')]
  if (mkdirSync(place, { recursive: true }) === undefined) {
    while (!existsSync(outcome)) await after(20)
  } else {
    const fault = await make(folder).then(
      () => '',
      (error: unknown) => String(error),
    )
    writeFileSync(`${outcome}.new`, fault)
    renameSync(`${outcome}.new`, outcome)
  }
  const fault = readFileSync(outcome, 'utf8')
  if (fault !== '') throw new Error(fault)
  return folder
}
