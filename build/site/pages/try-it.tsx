/** @jsxRuntime automatic @jsxImportSource preact */
import { type SiteExample, samplesOf } from '../../description/samples.ts'
import { Code } from '../parts.tsx'
import { fetched } from '../../description/requests.ts'
import type { Site } from '../site.ts'

/** Three requests as commands to copy, against the very base URL of the site. */
export function Curl({ site, example }: { readonly site: Site; readonly example: SiteExample }) {
  return (
    <section>
      <h2>Try it in a terminal</h2>
      {samplesOf(example)
        .slice(0, 3)
        .map(({ words, path }) => (
          <>
            <h3>{words}</h3>
            <Code copy>{fetched(site.base + path)}</Code>
          </>
        ))}
    </section>
  )
}

/** The box that calls the API from the page. */
export function TryIt({ site, example }: { readonly site: Site; readonly example: SiteExample }) {
  const samples = samplesOf(example)
  return (
    <section class="scripted" data-twin="none" aria-labelledby="try-title">
      <h2 id="try-title">Try it here</h2>
      <form id="try" data-root={site.link('')}>
        <p>
          <label for="try-sample">Example</label>
          <select id="try-sample">
            {samples.map(({ words, path }) => (
              <option value={path} key={words}>
                {words}
              </option>
            ))}
          </select>
        </p>
        <p class="grow">
          <label for="try-path">Address</label>
          <input
            id="try-path"
            type="text"
            spellcheck={false}
            autocomplete="off"
            value={samples[0]?.path ?? ''}
          />
        </p>
        <button type="submit">Send GET</button>
      </form>
      <p id="try-status" role="status">
        The answer comes below.
      </p>
      <pre id="try-answer" class="tall" tabIndex={0} role="region" aria-label="Answer" />
    </section>
  )
}
