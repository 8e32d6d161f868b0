import type { When } from '@within-reach/contract'
import { pairwise } from './pairwise'

/**
 * The looks with which a list is drawn, if its rows depend on aspects: the usual one, each other value of an aspect, and each pair of
 * values of two fields of different aspects.
 * @param aspects independent groups of fields, each with all its values, the usual one first
 */
export function looksOf(aspects: readonly (readonly When[])[]): readonly When[] {
  const usual = Object.assign({}, ...aspects.map(([first]) => first)) as When
  const looks = [
    usual,
    ...aspects.flatMap((aspect) => aspect.map((values) => ({ ...usual, ...values }))),
    ...pairwise(aspects),
  ]
  return [...new Map(looks.map((look) => [keyOf(look), look])).values()]
}

/** Identifies a combination of values, in any order of its fields. */
export const keyOf = (values: When): string => JSON.stringify(Object.entries(values).sort())
