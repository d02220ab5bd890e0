/** @jsxRuntime automatic @jsxImportSource #view */
import { percentDecoded } from '../../../build/contract/decoding.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { WaysOn } from '../../../build/view/links.tsx'
import { type Links, productPath } from '../../../build/view/page-paths.ts'
import type { FunctionPage } from '../../shared/whole-page.ts'
import { policyNamed } from '../source/load.ts'
import type { IndexSource } from '../source/reader.ts'

/** Where a page of a product is asked for. */
const ADDRESS = /^\/policy\/(?<name>[^/]+)\/?$/u

/** The name in the address of a product's page; null where it is another address. */
export function productNameIn(pathname: string): string | null {
  return ADDRESS.exec(pathname)?.groups?.['name'] ?? null
}

/** `/policy/{name}` where no file is: the address was mistyped. Names the product that is meant where that is held. */
export async function missingProduct(source: IndexSource, name: string, site: Links): Promise<FunctionPage> {
  const written = uinFileName(percentDecoded(name) ?? name)
  const isName = /^[\w()~-][\w()~.-]{0,250}$/u.test(written)
  const meant = isName ? await policyNamed(source, written) : null
  return {
    title: 'No such product',
    status: 404,
    content: (
      <>
        <h1>There is no product at this address</h1>
        {meant === null ? (
          <p>
            The address may be mistyped, or the product is not held. Its name, or the UIN printed on the
            policy, finds it: the search box is at the top.
          </p>
        ) : (
          <p>
            Perhaps this one:{' '}
            <a href={site.link(productPath(meant.uin))}>
              {meant.name}, {meant.uin}
            </a>
            .
          </p>
        )}
        <WaysOn site={site} pages={LISTS} />
      </>
    ),
  }
}

const LISTS = [
  ['/category', 'Products by type'],
  ['/insurer', 'Insurers'],
] as const
