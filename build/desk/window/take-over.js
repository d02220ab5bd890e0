import { ask } from './ask.js'
import { asReader, reader } from './reader.js'
import { keep } from './saved.js'

/** Takes over what other products say, where their words stand here. What is asked about becomes a draft. */
export function takingOver({ uin, key, kind, view, show, tell, put, refuse, draft }) {
  const take = async (one) => {
    if (one === undefined) return tell({ text: 'Of no other product do the words stand here.' })
    const found = await ask('prove', { uin, key, fact: one.taken }).catch(refuse)
    if (found === undefined) return undefined
    const isPlain = reader() !== '' && found.findings.length + found.doubts.length === 0
    return isPlain ? put('save', one.taken) : draft(one.taken, found.doubts.length > 0)
  }
  const takeAll = ({ uin: from, name }) => {
    const step = ({ page, of }) => tell({ text: `Taking over field ${page} of ${of} …` })
    void ask('takeall', asReader({ uin, from }), step).then(({ taken, left }) => {
      for (const one of taken) keep({ ...one, uin, view: kind })
      const isTaken = (one) => taken.some((two) => two.key === one.key)
      const fields = view.fields.map((one) => (isTaken(one) ? { ...one, status: 'quoted' } : one))
      show({ ...view, fields })
      tell({
        text: `${taken.length} fields were taken over from ${name}; ${left} are left to read. J goes on.`,
      })
    }, refuse)
  }
  return { take, takeAll }
}
