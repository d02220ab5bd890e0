/** @jsxRuntime automatic @jsxImportSource preact */
import { fetched, offeredRequests } from '../../description/requests.ts'
import type { Sample } from '../../description/sample.ts'
import { Code } from '../components.tsx'
import type { Site } from '../site.ts'
import { item } from '../../../contract/item.ts'

/** Three requests as commands to copy, to the base URL of this very site. */
export function Curl({ site, sample }: { readonly site: Site; readonly sample: Sample }) {
  return (
    <section>
      <h2>Try it in a terminal</h2>
      {offeredRequests(sample)
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
export function TryIt({ site, sample }: { readonly site: Site; readonly sample: Sample }) {
  const offered = offeredRequests(sample)
  return (
    <section class="scripted" data-markdown="none" aria-labelledby="try-title">
      <h2 id="try-title">Try it here</h2>
      <form id="try" data-root={site.link('')}>
        <p>
          <label for="try-sample">Example</label>
          <select id="try-sample">
            {offered.map(({ words, path }) => (
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
            value={item(offered, 0).path}
          />
        </p>
        <button type="submit">Send GET</button>
      </form>
      <p id="try-status" role="status">
        The answer will appear below.
      </p>
      <pre id="try-answer" class="tall" hidden tabIndex={0} role="region" aria-label="Answer" />
    </section>
  )
}
