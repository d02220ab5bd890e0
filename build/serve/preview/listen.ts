import { type Server, createServer } from 'node:net'
import { listening as listeningAnywhere } from '../mirror/listen.ts'

/** Listens, and gives the address; the error says what to do where the port is in use. */
export function listening(server: Server, port: number, host: string): Promise<string> {
  return listeningAnywhere(server, port, host).catch((fault: NodeJS.ErrnoException) => {
    const inUse = `Port ${port} of ${host} is in use. Stop the program that listens there, or name another --port.`
    throw fault.code === 'EADDRINUSE' ? new Error(inUse, { cause: fault }) : fault
  })
}

/** Throws where nothing can listen on a port: a build takes long, so this is found out before it. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const server = createServer()
  await listening(server, port, host)
  await new Promise((resolve) => server.close(resolve))
}
