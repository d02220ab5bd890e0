import { expect, test } from 'vitest'
import { ERROR_REFERENCE } from '../../../build/publish/site/pages/error-reference.ts'
import { EXAMPLE } from '../../../build/publish/site/pages/errors-page.tsx'
import { get, refusal } from '../../support/handlers.ts'

test('the example on the page of errors is what the service answers to it', async () => {
  const answered = await refusal(await get(ERROR_REFERENCE[EXAMPLE.code].example ?? ''))
  expect(answered).toMatchObject({ status: 404, message: EXAMPLE.message })
})
