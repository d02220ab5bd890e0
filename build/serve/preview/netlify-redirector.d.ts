declare module 'netlify-redirector' {
  interface Matcher {
    match(
      request: Readonly<Record<'scheme' | 'host' | 'path' | 'query', string>> &
        Readonly<Record<'getHeader' | 'getCookie', (name: string) => string>>,
    ): { readonly to: string; readonly status: number } | null
  }
  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> }
  export default redirector
}
