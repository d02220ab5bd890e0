import MiniSearch from 'minisearch'
import type { LawFile } from '../contract/index-files.ts'
import { INDEX_FORMAT } from '../contract/limits.ts'
import { LAW_INDEX } from '../contract/text/search-options.ts'
import type { BodyContext } from '../bodies/context.ts'
import { instrument } from '../bodies/law.ts'

/** `/index/law.json`: the instruments, their sections as one flat list, and the index over the sections. */
export function lawFile(context: BodyContext): LawFile {
  const index = new MiniSearch(LAW_INDEX)
  const laws = context.catalogue.laws.map(({ record }) => record)
  const sections = laws.flatMap((law, at) =>
    law.sections.map(({ number, heading, text, summary, omitted }) => {
      return { instrument: at, number, heading, text, summary, omitted }
    }),
  )
  for (const [id, section] of sections.entries()) {
    const law = laws[section.instrument]
    const words = [law?.title, law?.number, ...(law?.topics ?? [])].filter(Boolean).join('\n')
    const text = [section.summary, section.text].filter(Boolean).join('\n\n')
    index.add({ id, instrument: words, heading: section.heading, text })
  }
  return {
    format: INDEX_FORMAT,
    data_date: context.dataDate,
    notice: context.notice,
    instruments: laws.map((law) => instrument(context, law)),
    sections,
    index: index.toJSON(),
  }
}
