/** What a request gives, in its path and its query string: decoded, none blank, all known to the operation. */
export type Given = Readonly<Record<string, string>>
