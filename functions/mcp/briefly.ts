/** Whether a value holds nothing: null, an empty text or an empty list. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The JSON of a body whose parts leave out what is empty or false; its own members stay, since its schema names them. */
export function briefly(body: object): string {
  return JSON.stringify(body, function (this: unknown, _key, value: unknown) {
    return this === body || Array.isArray(this) || !(value === false || isEmpty(value)) ? value : undefined
  })
}
