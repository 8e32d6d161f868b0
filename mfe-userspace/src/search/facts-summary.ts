import {
  type FactFilter,
  filterNames,
  localNoon,
  type Localized,
  moneyText,
  priceCurrencies,
} from '@within-reach/contract'
import { useFormats, useLanguage, useLocalized } from '@within-reach/shared-core/react'
import { type FactFilterName, type FilterField, filterFields } from '../facts/filter-fields'

/** One of the things that narrow a search. */
export interface SearchPart {
  /** What it is, such as the region or a fact. */
  readonly name: string
  readonly text: string
}

/** Describes the facts that a search asks for, in the language of the page and the order of the filter. */
export function useFactsSummary(): (facts: FactFilter) => readonly SearchPart[] {
  const formats = useFormats()
  const language = useLanguage()
  const localized = useLocalized()
  return (facts) => {
    const { currency = priceCurrencies[0], ...asked } = facts
    const values: Readonly<Partial<Record<FactFilterName, string | number>>> = asked
    const textOf = ({ kind, choices }: FilterField, value: string | number): string => {
      if (kind === 'amount') return moneyText({ amount: Number(value), currency }, language)
      if (kind === 'day') return formats.day(localNoon(String(value)))
      const named: Readonly<Record<string, Localized>> = choices ?? {}
      const name = named[value]
      return name ? localized(name) : String(value)
    }
    return Object.values(filterNames)
      .flat()
      .flatMap((name) => {
        const value = values[name]
        return value === undefined
          ? []
          : [{ name, text: `${localized(filterFields[name].label)}: ${textOf(filterFields[name], value)}` }]
      })
  }
}
