/** @jsxRuntime automatic @jsxImportSource #view */
import { counted, writtenDay } from '../../../contract/display.ts'
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { normalUin } from '../../../contract/uin.ts'
import { isRead } from '../../../contract/is-read.ts'
import { changesAddress, productPath } from '../../../view/page-paths.ts'
import type { ProductMaterial } from '../product-material.ts'

/** The versions of a product, the newest first, and how it is known that they are; nothing where there is only one. */
export function Family({ site, policy, versions, family }: ProductMaterial) {
  if (family.length < 2) return null
  const own = family.findIndex(({ uin }) => normalUin(uin) === normalUin(policy.uin))
  const isDerived = versions.length < family.length
  return (
    <section class="entry" id="versions">
      <h2>Versions</h2>
      <ol class="versions">
        {family.map(({ uin, name, launched, status, is_read, is_superseded }, at) => {
          const isThis = at === own
          const about = [
            launched === null ? 'day not given' : `launched or approved on ${writtenDay(launched)}`,
            status === 'withdrawn' ? 'withdrawn' : '',
            is_superseded ? '' : 'newest listed',
            is_read ? 'read' : 'not read yet',
            isThis ? 'this page' : '',
          ]
          return (
            <li>
              {isThis ? (
                <strong translate="no">{uin}</strong>
              ) : (
                <a href={site.link(productPath(uin))} translate="no">
                  {name === policy.name ? uin : `${name}, ${uin}`}
                </a>
              )}{' '}
              <span class="quiet">{about.filter((words) => words !== '').join(', ')}</span>
              {!isThis && is_read && isRead(policy.coverage) && (
                <>
                  {' '}
                  <a
                    href={
                      at < own ? changesAddress(site, uin, policy.uin) : changesAddress(site, policy.uin, uin)
                    }
                    rel="nofollow"
                  >
                    What changed between it and this one
                  </a>
                </>
              )}
            </li>
          )
        })}
      </ol>
      {isDerived && (
        <p class="quiet">
          We took these for versions of one product because the insurer and the name, or the UIN up to its
          version, are the same. No list says that one replaces another.
        </p>
      )}
    </section>
  )
}

/** Products of one name at other insurers; those that were read stand side by side with this one, if it was. */
export function SameName({ site, policy, namesakes: { insurers, read } }: ProductMaterial) {
  if (insurers === 0) return null
  const own = isRead(policy.coverage) ? [policy.uin] : []
  const compared = [...own, ...read.map(({ uin }) => uin)]
  return (
    <section class="entry" id="same-name">
      <h2>The same name at other insurers</h2>
      <p>
        {counted(insurers, 'other insurer')} {insurers === 1 ? 'lists' : 'list'} a policy of this name. The
        same name is not the same contract: what each may leave out, and what it costs, can differ.
      </p>
      {read.length > 0 && (
        <ul>
          {read.map(({ uin, name, insurer_name }) => (
            <li translate="no">
              <a href={site.link(productPath(uin))}>{name}</a>, <span class="quiet">{insurer_name}</span>
            </li>
          ))}
        </ul>
      )}
      {compared.length > 1 && (
        <p>
          <a
            href={`${site.link(FUNCTION_PAGES.compared)}?${new URLSearchParams(compared.map((uin) => ['uin', uin]))}`}
            rel="nofollow"
          >
            What is the same in them, and what is not
          </a>
        </p>
      )}
    </section>
  )
}
