import type { PolicyTextBody } from '../../build/contract/published/search-results.ts'
import { type Case, answered, claim, refused } from './case.ts'
import type { TextFile } from '../../build/contract/index-files/text.ts'
import type { Samples } from './samples.ts'
import { grouped } from '../../build/contract/groups.ts'

/** searchPolicyText: words in a clause, in any spelling of the address, and what cannot be searched. */
export function textCases(samples: Samples): Case[] {
  return [...found(samples), ...addresses(samples), ...notAllowed(samples)]
}

function searchIn(uin: string, q: string): string {
  return `/api/v1/policy/${encodeURIComponent(uin)}/search?q=${encodeURIComponent(q)}`
}

/** A word that only one clause of the product has, with that clause. */
function rareWord(text: TextFile): { word: string; clause: number } | null {
  const words = text.clauses.flatMap(({ id, text: said }) =>
    Array.from(new Set(said.toLowerCase().match(/\b[a-z]{6,}\b/gu)), (word) => [word, id] as const),
  )
  const rare = [...grouped(words)].find(([, clauses]) => clauses.length === 1)
  return rare === undefined ? null : { word: rare[0], clause: rare[1][0] ?? 0 }
}

/** The word with a letter in the middle that no word has there; a mark after it keeps it from being a beginning. */
function misspelt(word: string): string {
  return `${word.slice(0, 3)}q${word.slice(4)} `
}

function found(samples: Samples): Case[] {
  const { read, text, absent } = samples
  if (text === null) return []
  const rare = rareWord(text)
  const { word, clause } = rare ?? { word: absent, clause: 0 }
  const holds = claim<PolicyTextBody>(
    `clause ${clause}, which holds “${word}”`,
    ({ clauses, match, q }) =>
      match === 'all' && clauses.some(({ id, via }) => id === clause && via.length > 0) && q.includes(word),
  )
  const marked = claim<PolicyTextBody>(
    'highlights inside their snippets, one after the other',
    ({ clauses }) =>
      clauses.every(({ snippet, highlights }) =>
        highlights.every(
          ([start, end], at) =>
            start < end && end <= snippet.length && start >= (highlights[at - 1]?.[1] ?? 0),
        ),
      ),
  )
  const cut = claim<PolicyTextBody>('snippets that are pieces of their clauses', ({ clauses }) =>
    clauses.every(({ id, snippet }) =>
      text.clauses.some((one) => one.id === id && one.text.includes(snippet)),
    ),
  )
  const nothing = claim<PolicyTextBody>(
    'nothing found, and what to try',
    ({ total, clauses, message }) =>
      total === 0 && clauses.length === 0 && message !== null && /Try /u.test(message),
  )
  const guessed = claim<PolicyTextBody>(
    'a misspelling never called a full match',
    ({ clauses, match }) =>
      clauses.length === 0 || (match === 'any' && clauses.every(({ via }) => via.includes('spelling'))),
  )
  const search = (q: string) => searchIn(read.uin, q)
  const ofWord = [
    answered('searchPolicyText', search(word), holds, marked, cut),
    answered('searchPolicyText', search(word.toUpperCase()), marked, cut),
    answered('searchPolicyText', search(`${word} 🦄 !!!`), holds, marked, cut),
    answered('searchPolicyText', search(misspelt(word)), guessed, marked, cut),
    answered('searchPolicyText', search(word.slice(0, -2)), marked, cut),
  ]
  return [
    ...(rare === null ? [] : ofWord),
    answered('searchPolicyText', search('co-pay copay co pay'), marked, cut),
    answered('searchPolicyText', search('pre-existing disease ₹5,00,000 5 lakh'), marked, cut),
    answered('searchPolicyText', search('the of and'), marked, cut),
    answered('searchPolicyText', search('ﬁrst ｆｕｌｌ'), marked, cut),
    answered('searchPolicyText', search('x'.repeat(500)), nothing),
    answered('searchPolicyText', search('hospitl acident '.repeat(30)), marked, cut),
    ...['!!!', '…', '🦄', '\u0000\u0007', '—'].map((q) => answered('searchPolicyText', search(q), nothing)),
  ]
}

function addresses({ read, slash, comma, spaced, unread }: Samples): Case[] {
  const within = (uin: string) => claim<PolicyTextBody>(`in ${uin}`, (body) => body.uin === uin)
  const odd = [slash, comma, spaced].filter((uin) => uin !== null)
  const honest = claim<PolicyTextBody>(
    'empty, because nothing has been read',
    ({ total, message }) => total === 0 && message !== null && /none of .* has been read/iu.test(message),
  )
  return [
    ...odd.flatMap((uin) => [
      answered('searchPolicyText', searchIn(uin, 'cover'), within(uin)),
      answered('searchPolicyText', searchIn(uin.toLowerCase(), 'cover'), within(uin)),
      answered('searchPolicyText', searchIn(uin, 'cover').replaceAll('%2F', '/'), within(uin)),
    ]),
    answered(
      'searchPolicyText',
      searchIn(read.uin, 'cover').replace('/search?', '/search/?'),
      within(read.uin),
    ),
    answered('searchPolicyText', searchIn(` ${read.uin.toLowerCase()} `, 'cover'), within(read.uin)),
    ...(unread === null ? [] : [answered('searchPolicyText', searchIn(unread.uin, 'cover'), honest)]),
  ]
}

function notAllowed({ read, version }: Samples): Case[] {
  const at = `/api/v1/policy/${encodeURIComponent(read.uin)}/search`
  const no = (query: string, ...says: string[]) => refused('invalid-request', at + query, ...says)
  return [
    no('', 'needs the parameter q'),
    no('?q=', 'needs the parameter q'),
    no('?q=%20+%09', 'needs the parameter q'),
    no('?query=cover', 'query'),
    no('?q=cover&offset=5', 'offset'),
    no('?q=cover&limit=0', 'limit'),
    no('?q=cover&limit=21', '20'),
    no('?q=a&q=b', 'more than once'),
    no('?q=%C3', 'percent-encoding'),
    no(`?q=${'word+'.repeat(2000)}`, '500'),
    ...(version === null
      ? []
      : [refused('policy-not-found', searchIn(version.unknown, 'cover'), version.known)]),
    refused('policy-not-found', searchIn('ZZZZZZ99999V019999', 'cover'), 'looks like a UIN'),
    refused('policy-not-found', '/api/v1/policy/search'),
    refused('policy-not-found', '/api/v1/policy//search'),
  ]
}
