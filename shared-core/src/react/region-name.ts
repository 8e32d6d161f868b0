import { pickLanguage, type Region, regionNames } from '@within-reach/contract'
import { useShownLanguage } from './use-shown-language'

/**
 * Names regions in the current language. Calls always name them in English.
 * @returns a function from a region and the position of its name: alone by default, or within a sentence
 */
export function useRegionName(): (region: Region, where?: 'alone' | 'within') => string {
  const language = useShownLanguage()
  return (region, where = 'alone') => pickLanguage(regionNames[region][where], language)
}
