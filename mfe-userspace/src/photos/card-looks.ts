import {
  type FactName,
  factValueNames,
  formatsOf,
  type FoundPost,
  jobStatuses,
  languages,
  localNoon,
  moneyText,
  regions,
  type When,
} from '@within-reach/contract'
import { looksOf } from '@within-reach/shared-core/prerender'

/** Each value of a fact with names, and none. */
const valuesOf = (name: Exclude<keyof typeof factValueNames, 'per'>): readonly When[] =>
  [...Object.keys(factValueNames[name]), null].map((value) => ({ [`facts.${name}`]: value }))

const presence = (name: string): readonly When[] => [{ [name]: true }, { [name]: null }]

const noPrice = {
  'cost.amount': null,
  'cost.complete': null,
  'cost.withDeposit': null,
  'facts.price': null,
  'facts.pay': null,
  'facts.per': null,
} as const

/** What a home costs a month, with and without bills and deposit, the price of a thing, the pay of a job, or nothing. */
const prices: readonly When[] = [
  ...presence('cost.complete').flatMap((complete) =>
    presence('cost.withDeposit').map((deposit) => ({
      ...noPrice,
      'cost.amount': true as const,
      ...complete,
      ...deposit,
    })),
  ),
  { ...noPrice, 'facts.price': true },
  ...[...Object.keys(factValueNames.per), null].map((per) => ({
    ...noPrice,
    'facts.pay': true as const,
    'facts.per': per,
  })),
  noPrice,
]

/** Whether a job is offered or sought, or a thing is taken. */
const states: readonly When[] = [
  ...jobStatuses.map((jstatus) => ({ jstatus, 'facts.taken': null })),
  { jstatus: null, 'facts.taken': 'yes' },
  { jstatus: null, 'facts.taken': null },
]

/** What the look of a card depends on. */
export const cardAspects: readonly (readonly When[])[] = [
  presence('image_path'),
  [...regions, null].map((region) => ({ region })),
  states,
  prices,
  valuesOf('room'),
  valuesOf('furnished'),
  // The first value is the usual one, and should be shown.
  valuesOf('welcome').toSorted((one, other) => Number(isAnyone(one)) - Number(isAnyone(other))),
  valuesOf('condition'),
  valuesOf('handover'),
  valuesOf('visaHelp'),
  // One aspect, because the two look alike.
  presence('facts.freeFrom').flatMap((free) =>
    presence('specificLocation').map((place) => ({ ...free, ...place })),
  ),
]

function isAnyone(values: When): boolean {
  return values['facts.welcome'] === 'anyone'
}

/** The values that a card shows, each unusual, so that it occurs nowhere else in the page. */
const sample = {
  subject: 'subject-of-the-card',
  image_path: '/picture-of-the-card',
  specificLocation: 'place-of-the-card',
  ca: new Date(981_173_106_789).toISOString(),
  freeFrom: '2003-05-07',
  currency: 'KRW',
  cost: 4_242_421,
  price: 5_353_531,
  pay: 6_464_641,
} as const

/** A post for each look of a card. */
export const posts: readonly FoundPost[] = looksOf(cardAspects).map((look, at) => ({
  post_idx: 900_000_001 + at,
  type: 'fr',
  userid: '',
  useremail: null,
  subject: sample.subject,
  ca: sample.ca,
  region: look.region as FoundPost['region'],
  jstatus: look.jstatus as FoundPost['jstatus'],
  image_path: look.image_path ? sample.image_path : null,
  specificLocation: look.specificLocation ? sample.specificLocation : null,
  facts: factsIn(look),
  cost: look['cost.amount']
    ? {
        amount: sample.cost,
        currency: sample.currency,
        complete: look['cost.complete'] === true,
        withDeposit: look['cost.withDeposit'] === true,
      }
    : null,
}))

/** The samples of the cards, with their slots. */
export const cardSlots: Readonly<Record<string, string>> = {
  [sample.subject]: 'found.subject',
  [sample.image_path]: 'found.image_path',
  [sample.specificLocation]: 'found.specificLocation',
  [sample.ca]: 'found.ca',
  [sample.freeFrom]: 'found.facts.freeFrom',
  ...Object.fromEntries(posts.map(({ post_idx: id }) => [id, 'found.post_idx'])),
  ...Object.fromEntries(
    languages.flatMap((language) => {
      const amount = (of: number) => moneyText({ amount: of, currency: sample.currency }, language)
      return [
        [formatsOf(language).day(localNoon(sample.freeFrom)), 'found.facts.freeFrom|day'],
        [amount(sample.cost), 'found.cost.amount|money'],
        [amount(sample.price), 'found.facts.price|money'],
        [amount(sample.pay), 'found.facts.pay|money'],
      ]
    }),
  ),
}

function factsIn(look: When): FoundPost['facts'] {
  const shown: Partial<Record<FactName, string | number>> = {
    freeFrom: sample.freeFrom,
    price: sample.price,
    pay: sample.pay,
  }
  const facts = Object.entries(look).flatMap(([path, value]) => {
    const [, name] = /^facts\.(\w+)$/.exec(path) ?? []
    if (name === undefined || value === null) return []
    return [[name, value === true ? shown[name as FactName] : value]]
  })
  return { currency: sample.currency, ...Object.fromEntries(facts) } as FoundPost['facts']
}
