import { useEffect, useState } from 'preact/hooks'
import { ask } from './ask.js'
import { factOf } from './draft.js'

/** The fact of a draft, whether it is whole, and what the build says of it as it is now; null until that is here. */
export function useProof({ uin, key, draft, refuse }) {
  const [last, prove] = useState(null)
  const fact = draft ? factOf(key, draft) : null
  const isWhole = fact !== null && (draft.kind !== 'stated' || fact.value !== null)
  const of = JSON.stringify(fact)
  useEffect(() => {
    if (!isWhole) return prove(null)
    let isCurrent = true
    ask('prove', { uin, key, fact }).then(
      (answer) => isCurrent && prove({ ...answer, of }),
      (refused) => isCurrent && refuse(refused),
    )
    return () => void (isCurrent = false)
  }, [of])
  return { fact, isWhole, proof: last?.of === of ? last : null }
}
