import { depositInterest, type FactType } from '@within-reach/contract'

/**
 * SQL: what the posts of a board cost, as `trueCost` of the contract reckons it for homes. The index of the order by cost has the same
 * expression.
 * @param facts the table of the facts and a dot, if it has a name
 */
export const costOf = (type: FactType, facts = ''): string =>
  type === 'fr'
    ? `(${facts}cost + floor(coalesce(${facts}deposit, 0) * ${depositInterest} / 1200))`
    : `${facts}cost`
