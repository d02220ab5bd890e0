import type { Catalogue } from '../../check/dataset/model.ts'
import type { ProductSummary } from '../../check/dataset/summary.ts'
import { Store } from './store.ts'

/**
 * The store with a whole dataset in it, once something is asked of it. It refuses what no rule lets through: a second
 * check of what the rules found.
 */
export function datasetStore(catalogue: Catalogue, products: readonly ProductSummary[]): Store {
  return new Store((store) => {
    for (const { record } of catalogue.categories.values()) store.addCategory(record)
    for (const { record } of catalogue.insurers.values()) store.addInsurer(record)
    for (const { record } of catalogue.laws) store.addLaw(record)
    for (const { record } of catalogue.forms) store.addForm(record)
    for (const product of products) store.addProduct(product)
  })
}
