import { type AddressInfo, type Server, createServer } from 'node:net'

/** Listens on a port, or on any free one where it is 0; gives the address. The error says what to do where the port is in use. */
export function listening(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      const { code } = error
      const inUse = `Port ${port} of ${host} is in use. Stop the program that listens there, or name another --port.`
      reject(code === 'EADDRINUSE' ? Object.assign(new Error(inUse, { cause: error }), { code }) : error)
    }
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      const name = host.includes(':') ? `[${host}]` : host
      resolve(`http://${name}:${(server.address() as AddressInfo).port}`)
    })
  })
}

/** Throws where nothing can listen on a port: a build takes long, so this is found out before it. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const server = createServer()
  await listening(server, port, host)
  await new Promise((resolve) => server.close(resolve))
}
