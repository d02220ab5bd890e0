import { expect, test } from 'vitest'
import type { Product } from '../../../build/contract/authored/product.ts'
import { EditedSite } from '../../support/edited-site.ts'

const OLD = 'SFHHLIP21001V012021'
const NEW = 'SFHHLIP24001V022324'

test('get_policy names the newest version where only the names say that it is one, as the page of the product does', async () => {
  const site = new EditedSite({
    [`products/sample-fern/${NEW}.json`]: (product: Product) =>
      void Object.assign(product, { supersedes: null }),
  })
  await site.build()
  const newest = `This is not the newest version. The newest one listed: ${NEW}`
  expect(await site.tool('get_policy', { uin: OLD })).toContain(newest)
  expect(await site.file(`policy/${OLD}.md`)).toContain(newest)
  expect(await site.tool('get_policy', { uin: NEW })).not.toContain('not the newest')
})
