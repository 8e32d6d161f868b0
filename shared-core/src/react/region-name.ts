import { useLingui } from '@lingui/react'
import { isLanguage, type Region, regionNames } from '@within-reach/contract'

/**
 * Names regions in the current language. Calls always name them in English.
 * @returns a function from a region and the position of its name: alone by default, or within a sentence
 */
export function useRegionName(): (region: Region, where?: 'alone' | 'within') => string {
  const { i18n } = useLingui()
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en'
  return (region, where = 'alone') => regionNames[region][where][language]
}
