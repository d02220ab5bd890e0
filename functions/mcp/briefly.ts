/** Whether a value says nothing that its absence does not say. */
function isEmpty(value: unknown): boolean {
  return value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The JSON of a body whose parts leave out what is empty; its own members stay, since its schema names them. */
export function briefly(body: object): string {
  return JSON.stringify(body, function (this: unknown, _key, value: unknown) {
    return this === body || Array.isArray(this) || !isEmpty(value) ? value : undefined
  })
}
