import { I18nProvider } from '@lingui/react'
import { activateLanguage, createTranslator, type Translator } from '@within-reach/shared-core/react'
import type { ReadableLanguage } from '@within-reach/shared-core'
import type { ReactNode } from 'react'
import { switchMap } from 'rxjs'
import { catalog } from '../locales/catalog'

/** The shell's messages, for everything outside of remotes: header, footer, placeholders and failures. */
export const shellTranslator = createTranslator(catalog)

/** Renders its children in the shell's current language. */
export const ShellI18nProvider = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider i18n={shellTranslator.i18n}>{children}</I18nProvider>
)

/**
 * Follows the chosen language. A catalogue that cannot be loaded is requested again with growing pauses. If no other
 * language is active yet, English is used, which is part of the shell.
 * @param onTrouble called once for each language that failed at the first try
 * @returns resolves when there are messages to show
 */
export function followLanguage(
  shell: Translator,
  { language$ }: Pick<ReadableLanguage, 'language$'>,
  onTrouble: (error: unknown) => void,
): Promise<void> {
  return new Promise((ready) => {
    const fallBackToEnglish = async (error: unknown) => {
      onTrouble(error)
      if (shell.i18n.locale === '') await shell.activate('en')
      ready()
    }
    language$
      .pipe(
        switchMap((language) => activateLanguage(shell, language, (error) => void fallBackToEnglish(error))),
      )
      .subscribe(() => ready())
  })
}
