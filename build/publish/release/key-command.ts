import { readFileSync, writeFileSync } from 'node:fs'
import { type JWK, CompactSign, exportJWK, generateKeyPair, importJWK } from 'jose'
import { type ExitCode, command, runAsProgram } from '../../cli/command.ts'
import { UsageError } from '../../cli/options.ts'
import type { Terminal } from '../../cli/terminal.ts'
import { type KeyFile, keyFileOf, publicKey } from './signer.ts'

/** A new key alone. */
export async function newKeyFile(): Promise<KeyFile> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  return { keys: [await exportJWK(privateKey)], endorsements: [] }
}

/** A new key that the key before it has signed, with all that came before. */
export async function rotatedKeyFile(old: KeyFile): Promise<KeyFile> {
  const [before] = old.keys
  if (before?.d === undefined)
    throw new Error('The old key is not a private key: it cannot sign the new one.')
  const fresh = await newKeyFile()
  const endorsement = await new CompactSign(
    new TextEncoder().encode(JSON.stringify(await publicKey(fresh.keys[0] as JWK))),
  )
    .setProtectedHeader({ alg: 'EdDSA', kid: (await publicKey(before)).kid ?? '' })
    .sign(await importJWK(before, 'EdDSA'))
  const olderKeys = await Promise.all(old.keys.map(publicKey))
  return { keys: [...fresh.keys, ...olderKeys], endorsements: [endorsement, ...old.endorsements] }
}

async function run(operands: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [task, first, second] = operands
  if (task === 'new' && first !== undefined && second === undefined)
    return written(first, await newKeyFile(), terminal)
  if (task === 'rotate' && first !== undefined && second !== undefined)
    return written(second, await rotatedKeyFile(await readKey(first)), terminal)
  if (task === 'show' && first !== undefined && second === undefined)
    return shown(await readKey(first), terminal)
  throw new UsageError('Give new FILE, rotate OLD NEW, or show FILE.')
}

function readKey(file: string): Promise<KeyFile> {
  return keyFileOf(readFileSync(file, 'utf8'), file)
}

async function written(file: string, keys: KeyFile, terminal: Terminal): Promise<ExitCode> {
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
  terminal.out(`${file} written; only you can read it.\n`)
  return shown(keys, terminal)
}

async function shown({ keys }: KeyFile, terminal: Terminal): Promise<ExitCode> {
  terminal.out(`${(await publicKey(keys[0] as JWK)).kid}\n`)
  return 0
}

export const keyCommand = command({
  name: 'npm run release-key',
  about:
    "Makes the keys that sign releases (Ed25519). Keep the files secret: whoever has one can sign in your name. Build with --sign FILE, or with the content of the file in the environment's RELEASE_KEY.",
  usage: ['new FILE', 'rotate OLD NEW', 'show FILE'],
  operands: [
    ['new FILE', 'make a key; refuses a file that exists'],
    [
      'rotate OLD NEW',
      'make a new key and sign it with the old one, so that copies that trust the old one take it',
    ],
    ['show FILE', 'print the thumbprint of a key, which keepers of copies give to --key'],
  ],
  options: {},
  mostOperands: 3,
  main: (_, terminal, operands) => run(operands, terminal),
})

await runAsProgram(import.meta, keyCommand)
