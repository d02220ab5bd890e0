import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import { percentDecoded } from '../../build/contract/decoding.ts'
import { normalUin } from '../../build/contract/uin.ts'
import type { IndexSource } from '../query/source/load.ts'
import { completionsOf } from './completions.ts'
import type { Arguments } from './tool.ts'

/** THE TABLE of what has an address for agents. The parts of an address are the arguments of the tool that gives it. */
const RESOURCES = {
  policy: { uri: 'policy://{uin}', title: 'A product', tool: 'get_policy' },
  law: { uri: 'law://{slug}/{section}', title: 'A section of law', tool: 'get_law' },
  form: { uri: 'form://{id}', title: 'A form', tool: 'get_form' },
  insurer: { uri: 'insurer://{slug}', title: 'An insurer', tool: 'get_insurer' },
  field: {
    uri: 'field://{category}/{key}',
    title: 'What the products of a category say to one question',
    tool: 'find_facts',
  },
  fact: { uri: 'fact://{uin}/{key}', title: 'A fact', tool: 'get_fact' },
  clause: { uri: 'clause://{id}', title: 'A clause', tool: 'get_clause' },
  // No tool of its own gives an answer on law.
  right: { uri: 'right://{id}', title: 'An answer on law', tool: 'fetch' },
} as const

/** A kind of thing that has an address. */
export type ResourceKind = keyof typeof RESOURCES

/** The address of a thing. */
export function resourceUri(kind: ResourceKind, parts: Arguments): string {
  return RESOURCES[kind].uri.replace(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(parts[name] ?? ''),
  )
}

/** Parts that an address names, and the tool that gives it with its arguments; null where it is no address of ours. */
export function resourceAt(uri: string) {
  const kind = (/^(\w+):\/\//u.exec(uri)?.[1] ?? '') as ResourceKind
  if (!Object.hasOwn(RESOURCES, kind)) return null
  const { uri: template, tool } = RESOURCES[kind]
  const names = Array.from(template.matchAll(/\{(\w+)\}/gu), ([, name = '']) => name)
  const values = uri.slice(kind.length + 3).split('/')
  if (values.length !== names.length) return null
  const args = Object.fromEntries(names.map((name, at) => [name, percentDecoded(values[at] ?? '') ?? '']))
  return { kind, tool, args, given: tool === 'fetch' ? { id: uri } : args }
}

/** The bodies that name things in lists, as far as these are named. */
interface Listing {
  readonly policies?: readonly { readonly uin?: string; readonly name: string }[]
  readonly instruments?: readonly {
    readonly slug: string
    readonly title: string
    readonly matches: readonly { readonly number: string }[]
  }[]
  readonly forms?: readonly { readonly id: number; readonly title: string }[]
}

/** Most things of a list that are linked. */
const LINKED = 5

/** Media type of a resource: a product is told in Markdown. */
function typeOf(kind: string): string {
  return kind === 'policy' ? 'text/markdown' : 'application/json'
}

/** Links to what an answer is about: what was asked for, or the first of a list. */
export function linksTo({ uin, slug, section, id }: Arguments, tool: string, body: object) {
  const { policies = [], instruments = [], forms = [] } = body as Listing
  const named = [
    ...(uin === undefined ? [] : [link('policy', { uin: normalUin(uin) }, uin)]),
    ...(section === undefined || slug === undefined ? [] : [link('law', { slug, section }, section)]),
    ...(tool === 'get_form' && id !== undefined ? [link('form', { id }, `Form ${id}`)] : []),
  ]
  if (named.length > 0) return named
  return [
    ...policies.flatMap((one) =>
      one.uin === undefined ? [] : link('policy', { uin: normalUin(one.uin) }, one.name),
    ),
    ...instruments.flatMap((law) =>
      law.matches.map(({ number }) =>
        link('law', { slug: law.slug, section: number }, `${law.title}, ${number}`),
      ),
    ),
    ...(tool === 'list_forms' ? forms.map((form) => link('form', { id: String(form.id) }, form.title)) : []),
  ].slice(0, LINKED)
}

function link(kind: ResourceKind, parts: Arguments, name: string) {
  return { type: 'resource_link' as const, uri: resourceUri(kind, parts), name, mimeType: typeOf(kind) }
}

/** Adds to a server what can be read by its address. `read` gives the text of a tool, and throws where it is refused. */
export function registerResources(
  server: McpServer,
  source: IndexSource,
  read: (tool: string, args: Arguments) => Promise<string>,
): void {
  for (const [name, { uri, title, tool }] of Object.entries(RESOURCES)) {
    const mimeType = typeOf(name)
    const template = new ResourceTemplate(uri, {
      list: undefined,
      complete: {
        slug: (value) => completionsOf('slug', source, value),
        section: (value, context) => completionsOf('section', source, value, context?.arguments?.['slug']),
      },
    })
    server.registerResource(name, template, { title, mimeType }, async ({ href }) => {
      const text = await read(tool, resourceAt(href)?.given ?? {})
      return { contents: [{ uri: href, mimeType, text }] }
    })
  }
}
