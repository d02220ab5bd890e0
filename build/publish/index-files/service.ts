import { INDEX_PATHS } from '../../contract/index-paths.ts'
import type { ServiceFile } from '../../contract/index-files/service.ts'
import { INDEX_FORMAT } from '../../contract/limits.ts'
import { CATALOGUE_INDEX, LAW_INDEX, TEXT_INDEX } from '../../search/search-options.ts'
import type { BodyContext } from '../answers/context.ts'
import { withdrawalLaw } from '../answers/withdrawals.ts'

/** `/index/service.json`: what the other files are, under which address, of which day, and how to load their indexes. */
export function serviceFile({
  catalogue,
  to,
  dataDate,
  notice,
  clauses,
  withdrawals,
  service,
  offered,
}: BodyContext): ServiceFile {
  const { name } = catalogue.dataset.record
  const options = ({ fields }: { fields: string[] }) => ({ idField: 'id', fields })
  return {
    format: INDEX_FORMAT,
    name,
    base_url: to.base,
    data_date: dataDate,
    notice,
    service,
    withdrawals_known_for: [...withdrawals.knownFor],
    withdrawal_law: withdrawalLaw(to, withdrawals),
    languages: offered.map((one) => ({ ...one, without: [...one.without] })),
    clauses,
    retired_clauses: catalogue.retired.record.clauses,
    search: INDEX_PATHS.search,
    indexes: {
      text: options(TEXT_INDEX),
      catalogue: options(CATALOGUE_INDEX),
      law: options(LAW_INDEX),
    },
  }
}
