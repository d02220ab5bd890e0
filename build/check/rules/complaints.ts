import type { Rule } from './rule.ts'
import { shown } from './messages.ts'
import { numberFaults, sectionFault } from './rests-on.ts'

// What must hold in the complaint ladder.

export const complaintSection: Rule = {
  name: 'complaint-section',
  dataset: ({ complaints: { path, record }, ...known }, _summary, report) => {
    for (const [at, rung] of record.rungs.entries()) {
      const sections = rung.law.map(({ slug, section }) => ({ law: slug, section }))
      for (const [n, one] of sections.entries()) {
        const fault = sectionFault(known, one)
        if (fault !== null) report(path, `/rungs/${at}/law/${n}/section`, fault)
      }
      for (const key of ['who', 'when', 'how', 'costs', 'after'] as const)
        for (const message of numberFaults(known, rung[key], sections))
          report(path, `/rungs/${at}/${key}`, message)
    }
    const ids = record.rungs.map(({ id }) => id)
    for (const [at, id] of ids.entries())
      if (ids.indexOf(id) < at)
        report(path, `/rungs/${at}/id`, `another step has the id ${shown(id)}; give each its own`)
  },
}
