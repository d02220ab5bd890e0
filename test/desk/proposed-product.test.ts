import { expect, test } from 'vitest'
import { DeskData } from '../../build/desk/desk-data.ts'
import { proposedProduct } from '../../build/desk/drop/proposed-product.ts'
import { CarData } from './car-desk.ts'

// The details that are proposed for a product that the dataset lacks.

const data = await DeskData.at(new CarData().folder)

test.each([
  ['a general insurer, by its number', 'IRDAN906RP0099V01202526', 'sample-saffron-general'],
  [
    'another general insurer, whose UINs begin with the same letters',
    'IRDAN903RP0099V01202526',
    'sample-peacock-general',
  ],
  ['a life insurer, by its number', '904N077V01', 'sample-lotus-life'],
  ['a health insurer, by its letters', 'SBHHLIP26099V012627', 'sample-banyan-health'],
  ['nobody, where no product has the number', 'IRDAN999RP0001V01202526', ''],
  ['nobody, where a UIN of the old form names no company', 'IRDA/NL-HLT/XYZ/P-H/V.I/36/2014-15', ''],
])('the insurer that is proposed is %s', (_what, uin, insurer) => {
  expect(proposedProduct(data, uin, 'a_car.pdf').insurer).toBe(insurer)
})

test.each([
  ['most products of the insurer with the same letters', '904N077V01', 'life-term'],
  ['that of another letter, where it is of another line', '904L077V01', 'life-ulip'],
  ['none, where the insurer has no product with these letters', 'IRDAN906XX0001V01202526', ''],
])('the category that is proposed is that of %s', (_what, uin, category) => {
  expect(proposedProduct(data, uin, 'a_car.pdf').category).toBe(category)
})
