/** @jsxRuntime automatic @jsxImportSource #view */
import { SOURCE_LANGUAGE } from '../contract/source-texts.ts'
import { REACHED } from '../contract/reaching.ts'
import type { InsurerContact } from '../contract/published/insurers.ts'
import { Outward } from './links.tsx'
import { english, phrase, translated } from './phrases.tsx'
import { type Links, insurerPath, linkOf, productPath } from './page-paths.ts'

/** A telephone number as a phone dials it; null where a text is none. */
export function dialled(text: string): string | null {
  const digits = text.replace(/[\s()-]/gu, '')
  return /^\+?\d{3,15}$/u.test(digits) ? digits : null
}

/** Purposes in the order of whom to call: those of the product itself, then for all that is not a claim alone. */
const FIRST = ['customer-care', 'grievance', 'gro', 'claim']

/** Numbers whose calls the one who is called pays for, in India. */
const TOLL_FREE = /^1800/u

/** A button that calls the insurer, with where its number is from; nothing where no number is known. */
export function Call(props: {
  readonly contacts: readonly InsurerContact[]
  /** The product whose page this is on; null on the page of the insurer. */
  readonly uin: string | null
  readonly site: Links
  /** Before the place of a fact of the product: nothing on its page. */
  readonly page?: string
}) {
  const { contacts, uin, site, page = '' } = props
  const found = firstNumber(contacts, uin)
  if (found === null) return null
  const { contact, number } = found
  const { from } = contact
  const { texts } = site
  const lang = texts.code === SOURCE_LANGUAGE ? undefined : texts.code
  const isOwn = from.key !== null && from.uin === uin
  return (
    <p class="call">
      <a class="button" href={`tel:${dialled(number)}`} translate="no" lang={lang}>
        {texts.t('contact.call', { number })}
      </a>{' '}
      <span class="quiet">
        {uin === null && from.of === 'insurer'
          ? phrase(texts, 'link.source-read', {
              source: (words) => <Outward to={contact.source_url} words={words} />,
              day: texts.day(contact.fetched_at),
            })
          : phrase(texts, 'contact.as-in', {
              place: (
                <a
                  href={isOwn ? `${page}#${from.key}` : pageOf(from, site)}
                  translate={isOwn ? undefined : 'no'}
                >
                  {isOwn ? texts.t('contact.this-policy') : english(texts, from.name)}
                </a>
              ),
            })}
        {contact.hours !== null && [', ', translated(texts, contact.hours)]}
      </span>
    </p>
  )
}

interface Numbered {
  readonly contact: InsurerContact
  readonly number: string
}

/** The number to call first: one that the product itself names, then one for everything; of two alike the one that costs nothing. */
export function firstNumber(contacts: readonly InsurerContact[], uin: string | null): Numbered | null {
  const rank = ({ contact: { from, purpose }, number }: Numbered) =>
    (from.uin === uin ? 0 : 100) + 10 * FIRST.indexOf(purpose) + (TOLL_FREE.test(number) ? 0 : 1)
  const [found = null] = contacts
    .flatMap((contact) => {
      const number = numberIn(contact)
      return number === null ? [] : [{ contact, number }]
    })
    .toSorted((a, b) => rank(a) - rank(b))
  return found
}

/** The page that a contact is read on. */
export function pageOf({ of, uin, key, url }: InsurerContact['from'], site: Links): string {
  if (of === 'fact' && uin !== null) return `${site.link(productPath(uin))}#${key}`
  return of === 'insurer' ? site.link(insurerPath(url.slice(url.lastIndexOf('/') + 1))) : linkOf(site, url)
}

/** The telephone number of a contact: the whole of it, or the first in it. */
function numberIn({ channel, value }: InsurerContact): string | null {
  if (channel !== 'phone') return null
  if (dialled(value) !== null) return value
  return Array.from(value.matchAll(REACHED), ([part]) => part).find((part) => dialled(part) !== null) ?? null
}
