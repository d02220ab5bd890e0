/**
 * What the bundles get in the place of `typebox`. The table of operations names the schemas of bodies and parameters;
 * a copy only reads the rest of the table, and the library that makes schemas is larger than all other code together.
 */
export const Type = new Proxy({}, { get: () => (properties: object) => ({ properties }) })
