/** @jsxRuntime automatic @jsxImportSource #view */
import type { SiteHead } from '../../answers/context.ts'
import { RELEASE } from '../../../contract/release.ts'
import { Code } from '../../../view/components.tsx'
import { datasetRecord } from '../dataset-record.ts'
import type { Material, PageBody, Site } from '../site.ts'
import { Downloads } from './downloads.tsx'
import { IndexFiles } from './index-files.tsx'
import { Serving } from './serving.tsx'

/** How to keep a copy of the whole service, prove that it is whole and ours, and let it answer. */
export function mirrorsPage({
  site,
  context,
  downloads,
  signedBy,
}: Pick<Material, 'site' | 'downloads' | 'signedBy'> & {
  readonly context: Pick<SiteHead, 'clauses'>
}): PageBody {
  return {
    scripts: ['copy.js'],
    structured: datasetRecord(site, downloads),
    content: (
      <>
        <h1>Mirrors and offline copies</h1>
        <p class="lead">
          The service is a folder of files. Copy the folder and you have the service, without us and without a
          limit on requests.
        </p>
        <h2 id="copy">Make a copy</h2>
        <p>
          <a href={site.link('/mirror.mjs')}>/mirror.mjs</a> is one file that needs Node 20 and nothing else.
          It fetches the archives, checks every digest and the signature, and only then puts the copy in its
          place. The next sync fetches the archives of the parts that changed.
        </p>
        <Code copy>{copying(site.base)}</Code>
        <p>
          <code>serve</code> answers every GET of the service from the copy; <code>--rebase URL</code> lets it
          name its own address; that for agents stays the site’s. It answers nothing from a file that is not
          the one of the release. <code>sync --within SECONDS</code> limits the whole sync; with{' '}
          <code>--older-than DAYS</code> it exits with 1 where the data is older, since a site that is frozen
          looks current. <code>verify</code> names every file that is missing, changed or not of the release,
          and exits with 0 (whole), 1 (not whole) or 2 (could not be checked). Files of a server or of your
          own that are hidden or known by name (<code>serve.json</code>, <code>.DS_Store</code>,{' '}
          <code>web.config</code>) are left alone by all three; other files stop a sync, unless you give it{' '}
          <code>--remove-extra</code>. A copy served with <code>--rebase</code> cannot be copied from.
        </p>
        <Downloads site={site} downloads={downloads} />
        <Proof site={site} signedBy={signedBy} />
        <Changes site={site} />
        <Serving site={site} clauses={context.clauses} />
        <IndexFiles site={site} />
      </>
    ),
  }
}

const copying = (base: string) => `curl -O ${base}/mirror.mjs
node mirror.mjs sync ${base} insurance
node mirror.mjs verify insurance
node mirror.mjs serve insurance --port 8080`

/** Run in the folder of a copy, these check every byte with no tool of ours. */
const DIGESTS = `sha256sum -c --quiet ${RELEASE.lists}
sha256sum -c --quiet ${RELEASE.folder}/lists/*.sha256
grep -o "$(sha256sum ${RELEASE.lists} | cut -c 1-64)" ${RELEASE.manifest}`

const SIGNATURE = `t=$(mktemp -d)
IFS=. read -r header nothing signature < ${RELEASE.signature}
printf '%s==' "$signature" | tr '_-' '/+' | openssl base64 -d -A > $t/signature
x=$(sed -n 's/.*"x": "\\([^"]*\\)".*/\\1/p' ${RELEASE.keys} | head -n 1)
{ printf '\\060\\052\\060\\005\\006\\003\\053\\145\\160\\003\\041\\000'
  printf '%s=' "$x" | tr '_-' '/+' | openssl base64 -d -A; } > $t/key.der
{ printf '%s.' "$header"; cat ${RELEASE.manifest}; } > $t/signed
openssl pkeyutl -verify -pubin -keyform DER -inkey $t/key.der -rawin -in $t/signed -sigfile $t/signature`

function Proof({ site, signedBy }: Pick<Material, 'site' | 'signedBy'>) {
  return (
    <>
      <h2 id="proof">Is it whole, and is it ours?</h2>
      <p>
        <code>/{RELEASE.manifest}</code> names the release, the lists of all files and one digest over
        everything; its schema is <a href={site.link('/schemas/manifest.json')}>/schemas/manifest.json</a>.
        Each list is in the format of sha256sum. In the folder of a copy:
      </p>
      <Code copy>{DIGESTS}</Code>
      <p>
        Where <code>signed_by</code> in the manifest is not null, <code>/{RELEASE.signature}</code> is a
        detached JWS (EdDSA, RFC 7797) over it, and <code>/{RELEASE.keys}</code> holds the public keys, the
        current one first. With openssl 3 alone:
      </p>
      <Code copy>{SIGNATURE}</Code>
      <p>
        {signedBy === null ? (
          'This release is not signed.'
        ) : (
          <>
            The thumbprint of the key of this release (RFC 7638) is <code>{signedBy}</code>. Compare it with
            what <code>sync</code> and <code>verify</code> print, over another network than the one you copied
            through, and name it with <code>--key</code>: the first sync cannot know whose key it is.
          </>
        )}
      </p>
      <p>
        A copy keeps the key it first came with. A new key is signed by the one before it (
        <code>endorsements</code> in the set of keys), so that a copy takes it by itself; any other key is
        refused until you name its thumbprint with <code>--key</code>. An older release is refused unless you
        give <code>--allow-older</code>. The digests of an unsigned release prove that it is whole, but not
        that it is ours.
      </p>
    </>
  )
}

function Changes({ site }: { readonly site: Site }) {
  return (
    <>
      <h2 id="changes">What changed</h2>
      <p>
        <a href={site.link('/changes/index.json')}>/changes/index.json</a> lists the releases, the newest
        first; each has a file with every product that was added, withdrawn, removed or changed, with its
        facts, documents and clause texts, every insurer, type of insurance with its fields, form, and
        instrument of law with its sections, before and after. The records of the old release with these
        changes applied are those of the new one. Left out is what follows from them: counts, addresses, lists
        of other records, search. A reference to another record is its number or slug. The same as a feed:{' '}
        <a href={site.link('/changes/feed.atom')}>/changes/feed.atom</a>. What was published of one product
        over time is at <code>/history/&lt;name&gt;.json</code>.{' '}
        <a href={site.link('/changes/latest.json')}>/changes/latest.json</a> names each record in the last
        release that changed it: <code>/api/v1/policies?changed_since=2026-01-31</code> is answered from it,
        and so is <code>Last-Modified</code>. Their schemas:{' '}
        <a href={site.link('/schemas/latest-changes.json')}>latest-changes</a>,{' '}
        <a href={site.link('/schemas/changes-index.json')}>changes-index</a>,{' '}
        <a href={site.link('/schemas/release-changes.json')}>release-changes</a>,{' '}
        <a href={site.link('/schemas/product-history.json')}>product-history</a>.
      </p>
    </>
  )
}
