import { request, type IncomingHttpHeaders } from 'node:http'

/** A response as it came over the wire. */
export interface Heard {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

/** A request with nothing tidied: the path is sent as it stands, from the address named. */
export interface Call {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly from?: string
  readonly body?: string
}

/** Sends one request on a connection of its own. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, from, body }: Call = {},
): Promise<Heard> {
  const address = from === undefined ? {} : { localAddress: from }
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false, ...address },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString(),
          })
        })
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}
