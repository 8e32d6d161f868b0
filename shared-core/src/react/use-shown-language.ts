import { useLingui } from '@lingui/react'
import { languageNamed, type Language } from '@within-reach/contract'

/** The language of the rendered texts, in remotes and in the shell. */
export function useShownLanguage(): Language {
  const { locale } = useLingui().i18n
  return languageNamed(locale)
}
