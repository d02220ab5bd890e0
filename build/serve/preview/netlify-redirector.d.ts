declare module 'netlify-redirector' {
  /** What the matcher asks of a request. */
  interface MatchRequest {
    readonly scheme: string
    readonly host: string
    readonly path: string
    readonly query: string
    getHeader(name: string): string
    getCookie(name: string): string
  }
  interface Match {
    readonly from: string
    readonly to: string
    readonly status: number
    readonly force: boolean
  }
  interface Matcher {
    match(request: MatchRequest): Match | null
  }
  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> }
  export default redirector
}
