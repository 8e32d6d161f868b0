import { AppError } from './errors'
import { demandRight, type Operator } from './operator'

const ci: Operator = {
  who: 'ci',
  issuer: 't1',
  rights: ['publish', 'promote'],
  remotes: ['mfe-trips', 'mfe-rooms'],
}
const everybody: Operator = { who: 'ana@example.com', issuer: 'u1', rights: ['read', 'switch'], remotes: [] }
const starter: Operator = { ...everybody, secondFactor: 'missing' }
const returning: Operator = { ...everybody, secondFactor: 'due' }
const member: Operator = { who: 'mina@example.com', issuer: 'u2', rights: [], remotes: [] }

it.each([
  ['use a right that it has', ci, 'promote', 'mfe-trips'],
  ['read what it may not change', ci, 'read', 'mfe-account'],
  ['change any remote if none is named', everybody, 'switch', 'mfe-account'],
  ['read without a passkey', starter, 'read', undefined],
] as const)('lets an operator %s', (_case, operator, right, remote) => {
  expect(() => demandRight(operator, right, remote)).not.toThrow()
})

it.each([
  [member, 'read', undefined, 'Only operators of the site may do this.'],
  [ci, 'switch', 'mfe-trips', 'ci may not switch: the rights are publish, promote.'],
  [ci, 'promote', 'mfe-account', 'ci may change mfe-trips, mfe-rooms only, not mfe-account.'],
  [starter, 'switch', 'mfe-account', 'Add a passkey in the console first: without one you may only read.'],
  [returning, 'read', undefined, 'Verify with your passkey first: the last time is over 15 minutes ago.'],
  [everybody, 'grant', undefined, 'ana@example.com may not grant: the rights are read, switch.'],
] as const)('refuses $who to %s and says what is missing', (operator, right, remote, message) => {
  const refusal = () => demandRight(operator, right, remote)
  expect(refusal).toThrow(AppError)
  expect(refusal).toThrow(message)
})
