/** @jsxRuntime automatic @jsxImportSource #view */
import { ERRORS } from '../../../build/contract/errors.ts'
import { COMPARED } from '../../../build/contract/limits.ts'
import { UIN_LENGTH } from '../../../build/contract/primitives.ts'
import { normalUin } from '../../../build/contract/uin.ts'
import { Comparison } from '../../../build/view/comparison.tsx'
import type { Links } from '../../../build/view/page-paths.ts'
import type { FunctionPage } from '../../shared/whole-page.ts'
import { comparePolicies } from '../operations/compare.ts'
import type { IndexSource } from '../source/reader.ts'

/** `/compared?uin=&uin=`: the products that were chosen, side by side. */
export async function comparedPage(
  source: IndexSource,
  query: URLSearchParams,
  site: Links,
): Promise<FunctionPage> {
  const uins = chosen(query)
  if (uins.length < COMPARED.least)
    return refusal('Choose two products or more.', ERRORS['invalid-request'].status, site)
  const outcome = await comparePolicies(source, { uins: uins.join(','), fields: null, group: null })
  if ('refusal' in outcome) return refusal(outcome.refusal.message, ERRORS[outcome.refusal.code].status, site)
  const { body } = outcome
  const ways = (
    <p>
      <a href={site.link('/compare')}>Choose other products</a>
    </p>
  )
  return {
    title: `${body.policies.map(({ name }) => name).join(', ')}, side by side`,
    content: <Comparison site={site} title="Side by side" body={body} ways={ways} />,
  }
}

/** The products named in the address, each once, none longer than a UIN can be. */
function chosen(query: URLSearchParams): string[] {
  const named = query.getAll('uin').map((uin) => uin.trim().slice(0, UIN_LENGTH))
  return [...new Map(named.filter((uin) => uin !== '').map((uin) => [normalUin(uin), uin])).values()]
}

function refusal(message: string, status: number, site: Links): FunctionPage {
  return {
    title: 'Compare products',
    status,
    content: (
      <>
        <h1>Compare products</h1>
        <p class="note">{message}</p>
        <p>
          <a href={site.link('/compare')}>Choose two to four products</a>
        </p>
      </>
    ),
  }
}
