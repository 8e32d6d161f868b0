import { type Localized, pickLanguage } from '@within-reach/contract'
import { useShownLanguage } from './use-shown-language'

/** @returns a function that gives a text of the contract in the current language, such as the name of a reason */
export function useLocalized(): (text: Localized) => string {
  const language = useShownLanguage()
  return (text) => pickLanguage(text, language)
}
