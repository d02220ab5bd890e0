import type { AddressInfo, Server } from 'node:net'

/** Listens on a port, or on any free one where it is 0; gives the address. */
export function listening(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const name = host.includes(':') ? `[${host}]` : host
      resolve(`http://${name}:${(server.address() as AddressInfo).port}`)
    })
  })
}
