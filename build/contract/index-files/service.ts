import { Type, type Static } from '../schema.ts'
import { Retired, Service } from '../authored/dataset.ts'
import { LINES, Text, Url, closed, described, named, oneOf } from '../primitives.ts'
import { WithdrawalsKnownFor } from '../published/card.ts'
import { CLAUSE_FORMS } from '../hosting.ts'
import { OfferedLanguage } from './language.ts'
import { Format, head } from './head.ts'

/** Fields of an index; the functions that make words of texts are in the module that `search` names. */
const IndexOptions = closed({ idField: Text, fields: Type.Array(Text) })

/** Law of withdrawn products of a line: the instrument and its section. */
const WithdrawalLaw = closed({ line: oneOf([...LINES]), says: Text, title: Text, url: Url })
export type WithdrawalLaw = Static<typeof WithdrawalLaw>

/** Of which day and address the files are, and how their indexes are loaded. */
export const ServiceFile = named('ServiceFile', {
  format: Format,
  name: Text,
  base_url: Url,
  data_date: head.data_date,
  notice: head.notice,
  service: Type.Optional(Service),
  withdrawals_known_for: Type.Optional(WithdrawalsKnownFor),
  withdrawal_law: described(
    Type.Optional(Type.Array(WithdrawalLaw)),
    'What the law says of withdrawn products of a line.',
  ),
  languages: Type.Optional(
    Type.Array(OfferedLanguage, {
      description: 'The languages that pages are in beside English, each with its pages.',
    }),
  ),
  clauses: described(
    oneOf([...CLAUSE_FORMS]),
    'files: each clause is also a file at its own address. packs: only /index/clauses/ holds them.',
  ),
  retired_clauses: Retired.properties.clauses,
  search: Type.String({ description: 'The path of the ES module with the options of the indexes.' }),
  indexes: closed({
    text: IndexOptions,
    catalogue: IndexOptions,
    law: IndexOptions,
  }),
})

export type ServiceFile = Static<typeof ServiceFile>
