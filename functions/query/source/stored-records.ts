import { answerPath } from '../../../build/contract/index-paths.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import type { IndexSource } from './reader.ts'

/** A file of the site as JSON; null where there is none. */
export async function recordAt<T>(source: IndexSource, path: string): Promise<T | null> {
  const bytes = await source.read(path)
  return bytes === null ? null : (JSON.parse(new TextDecoder().decode(bytes)) as T)
}

/** The answer of getPolicy for a product, by the name of its files. */
export function policyNamed(source: IndexSource, name: string): Promise<PolicyBody | null> {
  return recordAt(source, answerPath('getPolicy', name))
}
