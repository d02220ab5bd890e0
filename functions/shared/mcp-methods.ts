/** The answer to every method but POST: the endpoint opens no streams (GET) and keeps no sessions (DELETE). */
export function methodNotAllowed(): Response {
  const message = 'Method not allowed. Send each message as a POST.'
  return Response.json(
    { jsonrpc: '2.0', error: { code: -32_000, message }, id: null },
    { status: 405, headers: { Allow: 'POST', 'Cache-Control': 'no-store' } },
  )
}
