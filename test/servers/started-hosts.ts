import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Serving } from '../../build/serve/site/site-server.ts'
import { temporaryFolder } from '../support/built.ts'

// Servers of other makers, started in front of a copy with the files that the copy holds for them.

interface StartedHost {
  readonly origin: string
  readonly child: ChildProcess
}

/** nginx with one of the configurations of a copy, changed only where its first lines say so. */
export async function startNginx(copy: string, name: string, queries: Serving): Promise<StartedHost> {
  const folder = temporaryFolder('nginx')
  mkdirSync(join(folder, 'temp'))
  const port = await freePort()
  const server = readFileSync(join(copy, 'docs/servers', name), 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/srv/insurance;', `${copy};`)
    .replace('127.0.0.1:8081', new URL(queries.origin).host)
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${folder}/temp/${one};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { include /etc/nginx/mime.types; access_log off; ${temps.join(' ')}
${server}
}`,
  )
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { origin: await answering(`http://127.0.0.1:${port}`), child }
}

/** The server of Python with the handler that a copy holds. */
export async function startPython(copy: string): Promise<StartedHost> {
  const port = await freePort()
  const child = spawn('python3', [join(copy, 'docs/servers/serve_copy.py'), copy, String(port)], {
    stdio: 'ignore',
  })
  return { origin: await answering(`http://127.0.0.1:${port}`), child }
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}

/** Waits until something answers at an address. */
export async function answering(origin: string, tries = 100): Promise<string> {
  for (let left = tries; ; left--) {
    try {
      await (await fetch(origin)).arrayBuffer()
      return origin
    } catch (error) {
      if (left === 0) throw error
      await wait(50)
    }
  }
}
