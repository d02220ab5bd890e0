import { expect, test } from 'vitest'
import { ERRORS } from '../../../build/contract/errors.ts'
import { EXAMPLE } from '../../../build/publish/site/pages/errors-page.tsx'
import { get, refusal } from '../../support/handlers.ts'

test('the example on the page of errors is what the service answers to it', async () => {
  const answered = await refusal(await get(ERRORS[EXAMPLE.code].example))
  expect(answered).toMatchObject({ status: 404, message: EXAMPLE.message })
})
