import { register } from 'node:module'

// The conformance tests name an export of node:fs that Node 20 does not have, in a command that is not used here. With
// this they start on Node 20, too.
const FS = `data:text/javascript,${encodeURIComponent("export * from 'node:fs'; export const globSync = () => []")}`
const HOOKS = `export function resolve(name, context, next) {
  return name === 'fs' && context.parentURL?.includes('/conformance/') ? { url: ${JSON.stringify(FS)}, shortCircuit: true } : next(name, context)
}`

register(`data:text/javascript,${encodeURIComponent(HOOKS)}`)
