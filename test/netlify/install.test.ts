import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// Steps of npm and the platform before anything of ours runs.

interface Manifest {
  readonly engines: { readonly node: string }
  readonly allowScripts: Readonly<Record<string, boolean>>
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: true; readonly optional?: true }>>
}

const read = (path: string) => readFileSync(path, 'utf8')
const { engines, allowScripts } = JSON.parse(read('package.json')) as Manifest
const { packages } = JSON.parse(read('package-lock.json')) as Lock
const toml = read('netlify.toml')

describe('an install', () => {
  test('runs the install scripts of every package that has one: npm 12 runs no others than are named', () => {
    const withScript = Object.entries(packages)
      .filter(([, { hasInstallScript = false }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//u, ''))
    expect(withScript).toContain('better-sqlite3')
    expect(allowScripts).toEqual(Object.fromEntries(withScript.map((name) => [name, true])))
  })

  test('uses the same Node on the platform as .nvmrc names, and one that package.json takes', () => {
    const version = read('.nvmrc').trim()
    expect(toml).toContain(`[build.environment]\n  NODE_VERSION = "${version}"\n`)
    expect(engines.node).toBe('>=20 <24.19')
    expect(Number(version)).toBeGreaterThanOrEqual(20)
    expect(Number(version)).toBeLessThan(24)
  })

  test('is left to the platform, which has done it before it runs the build command', () => {
    expect(/^ +command = (?<command>.*)$/mu.exec(toml)?.groups?.['command']).toMatch(
      /^"npm run build -- --data data\/[\w-]+ --previous auto"$/u,
    )
  })
})
