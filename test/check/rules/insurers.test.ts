import { describe, expect, test } from 'vitest'
import { channelInQuote, metricInQuote } from '../../../build/check/rules/insurers-and-channels.ts'
import type { Rule } from '../../../build/check/rules/rule.ts'
import { findingsOfDataset } from './found.ts'

// Figures about insurers, and the ways to reach them, against their quotes.

/** Tells whether a record of an insurer passes a rule. */
function passes(rule: Rule, record: object): boolean {
  const insurers = new Map([['i', { path: 'i.json', record: { metrics: [], contacts: [], ...record } }]])
  return findingsOfDataset(rule, { insurers, forms: [] }).length === 0
}

describe('figures of insurers', () => {
  test.each([
    [98.5, 'percent', '98.5 % of claims', true],
    [98.5, '%', 'claims: 98.5 per cent', true],
    [98.5, 'per cent of claims', '98.5 % of claims', true],
    [98.5, ' percent', '98.5 % of claims', true],
    [500, '₹ crore', 'Rs. 500 crore', true],
    [500, '₹ crore', 'Rs. 500 lakh', false],
    [500, '₹ lakh', 'Rs. 500 lakh', true],
    [500, 'lakh crore', 'Rs. 500 lakh crore', true],
    [500, 'crore', 'Rs. 500 crore', true],
    [500, 'crore', '500 claims', false],
    [500, 'rupees', 'Rs. 500', true],
    [500, 'crore policies', '500 policies', false],
    [5, 'lakh policies', '5 lakh policies', true],
    [5, 'lakh policies', '5,00,000 policies', true],
    [5, 'per lakh policies', '5 per lakh policies', true],
    [12, 'days', 'in 12 days', true],
    [12, 'days', 'in 12 months', false],
    [12, 'months', 'in one year', true],
    [12, 'offices per centre', '12 offices', true],
    [12, 'days late', '12 offices', true],
    [12, 'offices', '12 offices', true],
    [12, '#', '12 offices', true],
    [12, 'offices', '12 %', false],
  ])('%d in %j of %j: %s', (value, unit, quote, isRight) => {
    expect(passes(metricInQuote, { metrics: [{ key: 'k', value, unit, quote }] })).toBe(isRight)
  })
})

describe('ways to reach an insurer', () => {
  test.each([
    ['phone', '1800 209 5858', 'call 1800-209-5858 (toll free)', true],
    ['phone', '1800 209 5858', 'call 1800 209 5859', false],
    ['phone', '18002095858', '1800 209 5858 / 022 1234 5678', true],
    ['phone', '02212345678', '1800 209 5858 / 022 1234 5678', true],
    ['phone', '18002095858', '18002095858 02212345678', true],
    ['phone', 'call us', '1800 209 5858 / 022 1234 5678', false],
    ['phone', '8765 43210', 'WhatsApp: +91 98765 43210.', false],
    ['whatsapp', '98765 43210', '98765.43210', true],
    ['phone', '+91 22 1234 5678', '(022) 1234 5678', true],
    ['phone', '98765 43210', '92 98765 43210', false],
    ['phone', '12345678901', '91 12345678901', false],
    ['phone', '22331234567890', '2233 91 1234567890', false],
    ['phone', '1800 209 58', '1800 209 58 today', true],
    ['phone', '1800 209 24', '1800 209 24 x 75', true],
    ['phone', '1800 209 24', '1800 209 24 amps', true],
    ['phone', '1800 209 5858', '1800 209 5858 24 x 7', true],
    ['phone', '1800 209 5858', '1800 209 5858 24 hrs', true],
    ['phone', '1800 209 5858', '1800 209 5858 24 hr', true],
    ['phone', '1800 209 5858', '1800 209 5858 24 hour', true],
    ['phone', '1800 209 5858', '1800 209 5858 7 day', true],
    ['phone', '1800 209 5858', '1800 209 5858 9 a. m.', true],
    // Times beside a number.
    ['phone', '1800 209 5858', 'Toll free: 1800 209 5858 (24x7)', true],
    ['phone', '1800 209 5858', '1800 209 5858 24 hours', true],
    ['phone', '1800 209 5858', '1800 209 5858 (9 am to 6 pm)', true],
    ['phone', '1800 209 5858', '1800 209 5858 (9.30 a.m. to 18:00)', true],
    ['phone', '1800 209 585824', 'Toll free: 1800 209 5858 (24x7)', false],
    // Short numbers, and last digits alone, after a slash.
    ['phone', '56161', 'SMS to 56161 / 575758', true],
    ['phone', '18002095858', '1800/209/5858', true],
    ['email', 'care@example.org', 'write to Care@Example.org.', true],
    ['email', 'care@example.org', 'write to my-care@example.org', false],
    ['email', 'care@example.org', 'write to care@example.org.in', false],
    ['email', 'care@example.org', 'my@example.org/care@example.org/', true],
    ['email', 'care@example.org', 'ｃare＠example.org', true],
    ['email', 'my-care@example.org', 'write to mycare@example.org', false],
    ['web', 'https://example.org/', 'Websitehttps://example.org/', true],
    ['post', 'Box 5. Pune', 'Box 5, Pune', true],
    ['web', 'https://example.org/a', 'see http://example.org/a/', true],
    ['web', 'https://example.org/a', 'see example.org/ab', false],
    ['post', 'P.O. Box 5, Pune – 411 001', 'P.O. Box 5,\nPune - 411 001', true],
    ['post', 'P.O. Box 5, Pune', 'P.O. Box 55, Pune', false],
    ['address', 'Box 5, Pune-411 001', 'Box 5,\nPune – 411 001', true],
    ['post', ' ', 'P.O. Box 55, Pune', false],
    ['post', ';', ';', false],
  ])('%s %j of %j: %s', (channel, value, quote, isRight) => {
    expect(passes(channelInQuote, { contacts: [{ channel, value, quote }] })).toBe(isRight)
  })
})
