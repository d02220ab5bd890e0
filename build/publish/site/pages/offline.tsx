/** @jsxRuntime automatic @jsxImportSource preact */
import { Code } from '../components.tsx'
import type { Material, PageBody } from '../site.ts'

/** An example of /client.js: what it has read once, it searches without a network. */
export function offlinePage({ site, sample }: Material): PageBody {
  const { uin, name } = sample.policy
  return {
    scripts: ['copy.js', 'offline.js'],
    content: (
      <>
        <h1>Search without a network</h1>
        <p class="lead">
          When you begin to type, this page reads the index of one product, {name}. From then on it answers by
          itself: cut the network and search.
        </p>
        <form
          id="offline"
          data-client={site.link('/client.js')}
          data-base={site.link('/')}
          data-uin={uin}
          role="search"
        >
          <p>
            <label for="offline-words">Words to find in its clauses</label>{' '}
            <input id="offline-words" name="q" type="search" autocomplete="off" />{' '}
            <button type="submit">Search</button>
          </p>
        </form>
        <p id="offline-state" role="status">
          This example needs JavaScript.
        </p>
        <ol id="offline-found" />
        <h2 id="how">How it is done</h2>
        <p>
          <a href={site.link('/client.js')}>/client.js</a> answers from a bare copy with the code of the
          service itself. Its types are in <a href={site.link('/client.d.ts')}>/client.d.ts</a>.
        </p>
        <Code copy>{example(site.base, uin)}</Code>
      </>
    ),
  }
}

const example = (base: string, uin: string) => `import { connect } from '${base}/client.js'

const service = connect({ base: '${base}', copy: true })
const { clauses } = await service.searchPolicyText({ uin: '${uin}', q: 'waiting period' })
for (const { number, title, snippet } of clauses) console.log(number, title, snippet)`
