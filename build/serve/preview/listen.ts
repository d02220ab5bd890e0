import { type Server, createServer } from 'node:net'

/** Listens; the error says what to do where the port is in use. */
export function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (fault: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} of ${host} is in use. Stop the program that listens there, or name another --port.`
      reject(fault.code === 'EADDRINUSE' ? new Error(inUse, { cause: fault }) : fault)
    }
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      resolve()
    })
  })
}

/** Throws where nothing can listen on a port: a build takes long, so this is found out before it. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const server = createServer()
  await listening(server, port, host)
  await new Promise((resolve) => server.close(resolve))
}
