import { useLingui } from '@lingui/react'
import { isLanguage, type Region, regionNames } from '@within-reach/contract'

/**
 * Names regions in the language that is spoken; calls go on naming them in English.
 * @returns a function from a region and where its name stands: alone, unless told, or within a sentence
 */
export function useRegionName(): (region: Region, where?: 'alone' | 'within') => string {
  const { i18n } = useLingui()
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en'
  return (region, where = 'alone') => regionNames[region][where][language]
}
