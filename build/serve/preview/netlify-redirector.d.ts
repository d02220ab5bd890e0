declare module 'netlify-redirector' {
  /** Request as the matcher takes it. */
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
