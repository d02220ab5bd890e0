import type { CompareBody } from '../../build/contract/published/comparison.ts'
import type { LawsBody } from '../../build/contract/published/instruments.ts'
import { type Case, answered, claim, refused } from './case.ts'
import type { Samples } from './samples.ts'

const COMPARE = '/api/v1/compare'
const LAW = '/api/v1/law'

/** comparePolicies: two to four products in the order asked, and every list that is none. */
export function compareCases(samples: Samples): Case[] {
  const { read, other, cards, version, slash, comma, commas, withdrawn } = samples
  const four = cards.slice(0, 4).map(({ uin }) => uin)
  const odd = [slash, comma, commas].filter((uin) => uin !== null).filter((uin) => uin !== read.uin)
  const inOrder = (uins: readonly string[]) =>
    claim<CompareBody>(
      `${uins.join(' and ')} in this order`,
      ({ policies, rows, total }) =>
        policies.map(({ uin }) => uin).join() === uins.join() &&
        total === rows.length &&
        rows.every(({ cells }) => cells.length === uins.length),
    )
  const ask = (uins: readonly string[], separator = ',', end = '') =>
    answered('comparePolicies', listOf(uins, separator) + end, inOrder(uins))
  const ofTwo = (two: [string, string]) => [
    ask(two),
    ask(two.toReversed()),
    ask(two, '%2C'),
    ask(two, ',,%20,', ','),
    ask(four),
    ...(withdrawn === null || withdrawn.uin === read.uin ? [] : [ask([withdrawn.uin, read.uin])]),
    ...odd.flatMap((uin) => [ask([uin, read.uin]), ask([read.uin, uin])]),
    answered('comparePolicies', listOf(two).toLowerCase(), inOrder(two)),
    answered('comparePolicies', listOf(two, ',').replace('?', '/?'), inOrder(two)),
    refused('invalid-request', `${listOf(two)}&fields=no-such-key`, 'no-such-key'),
    refused('invalid-request', `${listOf(two)}&group=No%20such`, 'No such'),
  ]
  const one = encodeURIComponent(read.uin)
  const no = (uins: string, ...says: string[]) =>
    refused('invalid-request', `${COMPARE}?uins=${uins}`, ...says)
  return [
    ...(other === null ? [] : ofTwo([read.uin, other.uin])),
    refused('invalid-request', COMPARE, 'uins'),
    no('', 'uins'),
    no('%20', 'uins'),
    no(',', '2 to 4'),
    no(one, '2 to 4'),
    no(`${one},B1,C2,D3,E4`, '5', '2 to 4'),
    no(`${one},${one}`, 'twice'),
    no(`${one},%20${one.toLowerCase()}`, 'twice'),
    no(`${one},B&uins=C`, 'more than once'),
    no(`${one},B&sort=price`, 'sort'),
    no(`A,${'B'.repeat(600)}`, '500'),
    no('%80,A', 'percent-encoding'),
    ...(version === null
      ? []
      : [refused('policy-not-found', listOf([version.known, version.unknown]), version.known)]),
    refused('policy-not-found', listOf(['ZZZZZZ99999V019999', read.uin]), 'ZZZZZZ99999V019999'),
    refused('policy-not-found', listOf(['🦄', '🐘']), '🦄'),
  ]
}

function listOf(uins: readonly string[], separator = ','): string {
  return `${COMPARE}?uins=${uins.map(encodeURIComponent).join(separator)}`
}

/** listLaw: all instruments, or those that hold the words. */
export function lawCases({ instruments, law, absent }: Samples): Case[] {
  const all = claim<LawsBody>(
    'every instrument, none with matches',
    (body) =>
      body.total === instruments.length && body.instruments.every(({ matches }) => matches.length === 0),
  )
  const some = claim<LawsBody>(
    'instruments, each with the sections that matched',
    (body) =>
      body.total === body.instruments.length &&
      body.instruments.every(({ matches }) => matches !== undefined && matches.length > 0),
  )
  const few = claim<LawsBody>(
    'two sections at most',
    ({ instruments }) => instruments.flatMap(({ matches }) => matches).length <= 2,
  )
  const named = claim<LawsBody>(`${law} among them`, (body) =>
    body.instruments.some(({ slug }) => slug === law),
  )
  const nothing = claim<LawsBody>(
    'nothing found, and what to try',
    ({ total, message }) => total === 0 && /Try /u.test(message ?? ''),
  )
  const title = instruments.find(({ slug }) => slug === law)?.title ?? ''
  const ask = (q: string) => `${LAW}?q=${encodeURIComponent(q)}`
  const no = (query: string, ...says: string[]) => refused('invalid-request', `${LAW}?${query}`, ...says)
  return [
    answered('listLaw', LAW, all),
    answered('listLaw', `${LAW}/`, all),
    answered('listLaw', `${LAW}?q=`, all),
    answered('listLaw', `${LAW}?q=%20`, all),
    ...(law === null ? [] : [answered('listLaw', ask(title), some, named)]),
    answered('listLaw', ask('insurance'), some),
    answered('listLaw', ask('64VB'), some),
    answered('listLaw', ask('!!! 🦄'), nothing),
    answered('listLaw', ask(absent), nothing),
    answered('listLaw', `${ask('insurance')}&limit=2`, few),
    no('limit=2', 'limit', 'q'),
    no('q=insurance&limit=0', 'limit'),
    no('topic=health', 'topic', 'q'),
    no('q=a&q=b', 'more than once'),
    no('q=%F5', 'percent-encoding'),
    no(`q=${'a'.repeat(10_000)}`, '500'),
    refused('law-not-found', `${LAW}/index`, 'index'),
  ]
}
