import * as fc from 'fast-check'

// Property tests try the same cases in every run, so that a failure is of the change and not of the day. PROPERTY_SEED
// tries others: a number, or "any" for a number of the run's own, which a failure tells.

const asked = process.env['PROPERTY_SEED']
if (asked !== 'any') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(asked ?? 20261122) })
