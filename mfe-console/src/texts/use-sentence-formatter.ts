import { useLingui } from '@lingui/react'
import { type Region, registrySentences, regions, type KnownSentence } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import { useNames } from './names'
import { useBudgetKindText } from './use-budget-kind-text'

const isRegion = (name: string): name is Region => (regions as readonly string[]).includes(name)

/** @returns a function that formats a sentence of the registry in the current language, with the console's names */
export function useSentenceFormatter(): (sentence: KnownSentence) => string {
  const { i18n } = useLingui()
  const { full } = useFormats()
  const names = useNames()
  const budgetKindText = useBudgetKindText()
  const number = new Intl.NumberFormat(i18n.locale)
  const written = (name: string, value: string): string => {
    switch (name) {
      case 'remote':
        return names.remote(value)
      case 'region':
        return isRegion(value) ? names.region(value) : value
      case 'kind':
        return budgetKindText(value)
      case 'at':
        return full(value)
      case 'failures':
      case 'views':
      case 'least':
        return number.format(Number(value))
      default:
        return value
    }
  }
  return ({ says, values }) => {
    const entries = Object.entries(values).map(([name, value]) => [name, written(name, value)] as const)
    return i18n._(registrySentences[says], Object.fromEntries(entries))
  }
}
