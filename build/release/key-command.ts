import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type JWK, CompactSign, exportJWK, generateKeyPair, importJWK } from 'jose'
import { type KeyFile, keyFileOf, publicKey } from './signer.ts'

const HELP = `Usage: npm run release-key -- COMMAND

Makes the keys that sign releases (Ed25519). Keep the files secret: whoever has one can sign in your name.

  new FILE        make a key; refuses a file that exists
  rotate OLD NEW  make a new key in NEW and sign it with the key in OLD, so that copies that trust the old one take it
  show FILE       print the thumbprint of a key, which keepers of copies give to --key

Build with --sign FILE, or with the content of the file in the environment's RELEASE_KEY.`

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

async function main([command, one, two]: readonly string[]): Promise<number> {
  try {
    if (command === 'new' && one !== undefined) return await written(one, await newKeyFile())
    if (command === 'rotate' && one !== undefined && two !== undefined)
      return await written(two, await rotatedKeyFile(await readKey(one)))
    if (command === 'show' && one !== undefined) return await shown(await readKey(one))
    console.log(HELP)
    return command === undefined || command === '--help' ? 0 : 2
  } catch (error) {
    console.error((error as Error).message)
    return 2
  }
}

function readKey(file: string): Promise<KeyFile> {
  return keyFileOf(readFileSync(file, 'utf8'), file)
}

async function written(file: string, keys: KeyFile): Promise<number> {
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
  console.log(`${file} written; only you can read it.`)
  return shown(keys)
}

async function shown({ keys }: KeyFile): Promise<number> {
  console.log((await publicKey(keys[0] as JWK)).kid)
  return 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await main(process.argv.slice(2))
