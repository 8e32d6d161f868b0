import * as v from 'valibot'
import { defineCall } from './call'
import type { FactType } from './fact-types'
import { currencies } from './cases'
import { Rates } from './exchange-rates'
import { Day, Id, numberBetween } from './fields'
import { given } from './given'
import { limits } from './limits'

/** The currencies of amounts in posts (ISO 4217). */
export const priceCurrencies = [...currencies, 'JPY', 'CNY', 'CAD', 'AUD'] as const
export type PriceCurrency = (typeof priceCurrencies)[number]

/** An amount in its currency, with at most two decimals. */
export const Amount = v.pipe(
  numberBetween(0, limits.amount, 'in its currency'),
  v.transform((amount) => Math.round(amount * 100) / 100),
)
const count = (most: number, unit: string) =>
  v.pipe(numberBetween(1, most, unit), v.integer(`must be a whole number of ${unit}`))
const choice = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `must be one of ${values.join(', ')}`)

/** Every fact, with the rule of its value. The form, the answers and the filters derive from it. */
export const factRules = {
  /** Of an amount. */
  currency: choice(priceCurrencies),
  /** A month. */
  rent: Amount,
  deposit: Amount,
  /** A month, if they are not included in the rent. */
  bills: Amount,
  billsIncluded: choice(['yes']),
  freeFrom: Day,
  /** The shortest stay in months. */
  stay: count(limits.stayMonths.most, 'months'),
  room: choice(['own', 'shared', 'home']),
  furnished: choice(['yes', 'no']),
  welcome: choice(['anyone', 'women', 'men', 'couples']),
  price: Amount,
  condition: choice(['new', 'good', 'used', 'repair']),
  handover: choice(['pickup', 'post', 'both']),
  taken: choice(['yes']),
  pay: Amount,
  per: choice(['hour', 'day', 'month']),
  /** A week. */
  hours: count(limits.weekHours, 'hours'),
  /** Whether the employer helps with a visa. */
  visaHelp: choice(['yes', 'no']),
} as const
export type FactName = keyof typeof factRules

/** The facts of each board, in the order of the form. */
export const factsOf = {
  fr: [
    'currency',
    'rent',
    'bills',
    'billsIncluded',
    'deposit',
    'freeFrom',
    'stay',
    'room',
    'furnished',
    'welcome',
  ],
  tr: ['currency', 'price', 'condition', 'handover', 'taken'],
  jobs: ['currency', 'pay', 'per', 'hours', 'visaHelp'],
} as const satisfies Readonly<Record<FactType, readonly FactName[]>>

/** The names of the facts that are amounts. */
export const amountFacts = ['rent', 'bills', 'deposit', 'price', 'pay'] as const satisfies readonly FactName[]

type Rules = typeof factRules
type Wrapped<Wrap extends 'given' | 'optional'> = {
  [Name in FactName]: Wrap extends 'given'
    ? ReturnType<typeof given<Rules[Name]>>
    : v.OptionalSchema<Rules[Name], undefined>
}
const wrapped = (wrap: (schema: v.GenericSchema) => v.GenericSchema): unknown =>
  Object.fromEntries(Object.entries(factRules).map(([name, rule]) => [name, wrap(rule)]))

/** The fields of a form with facts. Each may be empty. */
export const factFields = wrapped(given) as Wrapped<'given'>

/** The facts of a post. Those that its author did not give are absent. */
export const Facts = v.object(wrapped((rule) => v.optional(rule)) as Wrapped<'optional'>)
export type Facts = v.InferOutput<typeof Facts>

/**
 * The facts of a board among the fields of a form. A currency without an amount says nothing, and neither do bills that are
 * included.
 */
export function factsAmong(type: FactType, fields: Facts): Facts {
  const names: readonly FactName[] = factsOf[type]
  const hasAmount = amountFacts.some((name) => names.includes(name) && fields[name] !== undefined)
  const isSaid = (name: FactName) =>
    fields[name] !== undefined &&
    !(name === 'currency' && !hasAmount) &&
    !(name === 'bills' && fields.billsIncluded === 'yes')
  return Object.fromEntries(names.filter(isSaid).map((name) => [name, fields[name]]))
}

/** Whether there is anything to show. */
export const isEmpty = (facts: Facts): boolean => Object.keys(facts).length === 0

/** An amount of money. */
export const Money = v.object({ amount: v.number(), currency: factRules.currency })
export type Money = v.InferOutput<typeof Money>

/**
 * The interest on a deposit, in percent a year (docs/facts.md). The index of the order by cost contains this number, so another one
 * needs a migration.
 */
export const depositInterest = 4

/** What a home costs a month in its own currency. The deposit itself comes back at the end, so only its interest counts. */
export const TrueCost = v.object({
  ...Money.entries,
  /** Whether the bills are known. Otherwise they are not in the amount. */
  complete: v.boolean(),
  /** Whether interest on a deposit is in the amount. Absent from answers of earlier releases. */
  withDeposit: v.optional(v.boolean()),
})
export type TrueCost = v.InferOutput<typeof TrueCost>

/** The true cost of a home a month: rent, bills, and the interest on the deposit in whole units. Null without rent. */
export function trueCost({ rent, bills, billsIncluded, deposit, currency }: Facts): TrueCost | null {
  if (rent === undefined || currency === undefined) return null
  const complete = billsIncluded === 'yes' || bills !== undefined
  const interest = Math.floor(((deposit ?? 0) * depositInterest) / 1200)
  const amount = Math.round((rent + (bills ?? 0) + interest) * 100) / 100
  return { amount, currency, complete, withDeposit: interest > 0 }
}

export const facts = defineCall({
  path: '/api/facts',
  summary: 'The facts of a post; none if its author gave none',
  login: 'none',
  reads: true,
  convention: 'truthy',
  request: v.object({ id: Id }),
  success: v.object({ facts: Facts, cost: v.nullable(TrueCost), rates: v.nullable(Rates) }),
  failures: {},
})

export const saveFacts = defineCall({
  path: '/api/saveFacts',
  summary:
    "Replace the facts of one's own post. Each board has its own; those of other boards are ignored. An amount needs a currency",
  login: 'bearer',
  convention: 'truthy',
  request: v.object({ id: Id, ...factFields }),
  rules: [
    {
      field: 'currency',
      message: 'is needed with an amount',
      holds: (fields: Readonly<Record<string, unknown>>) =>
        fields.currency !== undefined || amountFacts.every((name) => fields[name] === undefined),
    },
  ],
  success: v.object({ facts: Facts }),
  failures: {},
})
