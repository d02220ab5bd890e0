import { readFileSync } from 'node:fs'
import glob from 'fast-glob'
import { expect, test } from 'vitest'

test('the platform is named in six files of the program, so that another takes its place there', () => {
  const sources = glob.sync(['build/**/*', 'functions/**/*'])
  expect(sources.length).toBeGreaterThan(300)
  const naming = sources.filter((file) => /netlify/iu.test(readFileSync(file, 'utf8')))
  expect(naming.toSorted()).toEqual([
    'build/contract/hosting.ts',
    'build/publish/release/servers/nginx.conf',
    'build/serve/preview/netlify-redirector.d.ts',
    'build/serve/preview/platform-rules.ts',
    'functions/shared/platform.ts',
    'functions/write/index.ts',
  ])
})
