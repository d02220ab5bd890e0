import type { PoliciesBody } from '../../build/contract/published/search-results.ts'
import { type Case, answered, claim, refused } from './case.ts'
import { type Samples, wasRead } from './samples.ts'

const AT = '/api/v1/policies'

/** searchPolicies: words, UINs, filters, pages, and every value that is not allowed. */
export function policiesCases(samples: Samples): Case[] {
  return [...words(samples), ...filters(samples), ...pages(samples), ...notAllowed(samples)]
}

const nothing = claim<PoliciesBody>(
  'nothing found, and what to try',
  ({ total, policies, next, previous, message }) =>
    total === 0 && policies.length === 0 && next === null && previous === null && /Try /u.test(message ?? ''),
)

function words({ read, slash, comma, spaced, version, absent, cards }: Samples): Case[] {
  const first = (uin: string) =>
    claim<PoliciesBody>(`${uin} first`, ({ policies }) => policies[0]?.uin === uin)
  const q = (text: string) => `${AT}?q=${encodeURIComponent(text)}`
  const among = claim<PoliciesBody>(`${read.uin} among them`, ({ policies }) =>
    policies.some(({ name }) => name === read.name),
  )
  const onlyRead = claim<PoliciesBody>('only products that were read', ({ policies, total, read }) => {
    return policies.every(wasRead) && read === total
  })
  const most = claim<PoliciesBody>('products that hold most of the words', ({ match }) => match === 'any')
  const everything = claim<PoliciesBody>('all products', ({ total }) => total === cards.length)
  const uins = [read.uin, slash, comma, spaced].filter((uin) => uin !== null)
  return [
    answered('searchPolicies', AT, everything),
    answered('searchPolicies', `${AT}/`, everything),
    answered('searchPolicies', `${AT}?`, everything),
    answered('searchPolicies', `${AT}?&&`, everything),
    answered('searchPolicies', `${AT}?q=&category=&insurer=&line=&status=&limit=&offset=`, everything),
    answered('searchPolicies', `${AT}?q=+%20%09&category=%20`, everything),
    ...uins.flatMap((uin) => [
      answered('searchPolicies', q(uin), first(uin)),
      answered('searchPolicies', q(` ${uin.toLowerCase()} `), first(uin)),
    ]),
    ...(version === null ? [] : [answered('searchPolicies', q(version.unknown), first(version.known))]),
    answered(
      'searchPolicies',
      `${q(read.name)}&limit=100&read=true`,
      ...(wasRead(read) ? [among] : []),
      onlyRead,
    ),
    answered('searchPolicies', `${q(read.name)}&limit=100`, among),
    answered('searchPolicies', `${q(read.name.toUpperCase())}&limit=100`, among),
    ...['!!!', '…—“”', '🦄', '\u0000\u001f', '%', '   -   ', '﷽'].map((text) =>
      answered('searchPolicies', q(text), ...(text === '﷽' ? [] : text.trim() === '' ? [] : [nothing])),
    ),
    answered('searchPolicies', `${q(`${read.name} ${absent}`)}&limit=100`, among, most),
    answered('searchPolicies', q(`${absent} ${absent}${absent}`), nothing),
    answered('searchPolicies', q('__proto__ constructor toString')),
    answered('searchPolicies', q('a'.repeat(500)), nothing),
    answered('searchPolicies', `${AT}?q=${'%F0%9F%A6%84'.repeat(250)}`, nothing),
    refused('invalid-request', `${AT}?q=${'a'.repeat(10_000)}`, 'q', '500'),
  ]
}

function filters({ cards, read, category, insurer }: Samples): Case[] {
  const all = (path: string, fits: (card: Samples['cards'][number]) => boolean) =>
    answered(
      'searchPolicies',
      `${AT}?${path}&limit=100`,
      claim<PoliciesBody>('as many as fit', ({ total }) => total === cards.filter(fits).length),
      claim<PoliciesBody>('only what fits', ({ policies }) => policies.every(fits)),
      claim<PoliciesBody>(
        'of how many something was read',
        ({ read }) => read === cards.filter(fits).filter(wasRead).length,
      ),
    )
  const echoed = claim<PoliciesBody>(
    'what was asked',
    ({ query }) => query.category === category && query.line === read.line && query.q === null,
  )
  const both = `category=${category}&line=${read.line}`
  return [
    all(`category=${category}`, (card) => card.category.slug === category),
    all(`insurer=${insurer}`, (card) => card.insurer.slug === insurer),
    ...(['life', 'health', 'general'] as const).map((line) =>
      all(`line=${line}`, (card) => card.line === line),
    ),
    ...(['active', 'withdrawn'] as const).map((status) =>
      all(`status=${status}`, (card) => card.status === status),
    ),
    all('read=true', wasRead),
    all('read=false', (card) => !wasRead(card)),
    all(`read=true&line=${read.line}`, (card) => wasRead(card) && card.line === read.line),
    all(
      `insurer=${insurer}&category=${category}&status=active&line=${read.line}`,
      (card) =>
        card.insurer.slug === insurer &&
        card.category.slug === category &&
        card.status === 'active' &&
        card.line === read.line,
    ),
    answered('searchPolicies', `${AT}?${both}`, echoed),
    answered('searchPolicies', `${AT}?%6Cine=${read.line}&category=${category}`, echoed),
  ]
}

function pages({ cards, read }: Samples): Case[] {
  const total = cards.length
  const page = (path: string, what: string, test: (body: PoliciesBody) => boolean) =>
    answered('searchPolicies', `${AT}?${path}`, claim(what, test))
  const at = (link: string | null) => (link === null ? null : new URL(link).searchParams)
  return [
    page(
      'limit=1',
      'one, and the way to the next',
      ({ policies, next, previous, limit }) =>
        policies.length === 1 &&
        limit === 1 &&
        (total === 1 ? next === null : at(next)?.get('offset') === '1') &&
        previous === null,
    ),
    page('limit=100', 'up to a hundred', ({ policies }) => policies.length === Math.min(100, total)),
    page(`limit=2&offset=1&line=${read.line}`, 'links that keep the parameters', ({ next, previous }) =>
      [next, previous].every(
        (link) => link === null || (at(link)?.get('line') === read.line && at(link)?.get('limit') === '2'),
      ),
    ),
    page(
      `offset=${total}`,
      'nothing after the last',
      ({ policies, next, previous }) => policies.length === 0 && next === null && previous !== null,
    ),
    page(
      `offset=${total - 1}`,
      'the last one',
      ({ policies, next }) => policies.length === 1 && next === null,
    ),
    page(
      'offset=9007199254740991',
      'nothing far beyond',
      ({ policies, next }) => policies.length === 0 && next === null,
    ),
    page('offset=0', 'the beginning', ({ offset, previous }) => offset === 0 && previous === null),
  ]
}

function notAllowed({ category, insurer, cards }: Samples): Case[] {
  const no = (query: string, ...says: string[]) => refused('invalid-request', `${AT}?${query}`, ...says)
  const upper = cards.some((card) => card.category.slug === category.toUpperCase())
  // What else is no number is tried of every parameter in test/functions/shared/parameters.test.ts.
  const limits = ['0', '101', '%207', '+7', '%D9%A3', '1%00', '9'.repeat(400)]
  const offsets = ['-1', '1.5', '9007199254740992']
  return [
    ...limits.map((limit) => no(`limit=${limit}`, 'limit', '100')),
    ...offsets.map((offset) => no(`offset=${offset}`, 'offset', '0 or more')),
    no('line=motor', 'line', 'motor', 'life, health, general'),
    no('line=Life', 'line', 'life, health, general'),
    no('status=sold', 'status', 'sold', 'active, withdrawn'),
    no('read=yes', 'read', 'true, false'),
    no('status=active%20', 'status', 'active, withdrawn'),
    no('limt=5', 'limt', 'limit'),
    no('Q=health', 'Q', 'q, category'),
    no('__proto__=1', '__proto__'),
    no('=x', 'takes no parameter'),
    no('q=a&q=a', 'q', 'more than once'),
    no('q=&q=', 'q', 'more than once'),
    no('limit=5&limit=5', 'limit', 'more than once'),
    no('limit=5&%6Cimit=6', 'limit', 'more than once'),
    no('q[]=a', 'q[]'),
    no('q=%', 'percent-encoding'),
    no('q=%zz', 'percent-encoding'),
    no('q=%E0%A4', 'percent-encoding'),
    no('q=%ED%A0%80', 'percent-encoding'),
    no('%FF=1', 'percent-encoding'),
    refused('category-not-found', `${AT}?category=no-such-slug`, 'no-such-slug', '/api/v1/categories'),
    refused('insurer-not-found', `${AT}?insurer=no-such-slug`, 'no-such-slug', '/api/v1/insurers'),
    refused('insurer-not-found', `${AT}?insurer=${insurer.toUpperCase()}`, insurer),
    refused('category-not-found', `${AT}?category=__proto__`, '__proto__'),
    ...(upper ? [] : [refused('category-not-found', `${AT}?category=${category.toUpperCase()}`, category)]),
  ]
}
