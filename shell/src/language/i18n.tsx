import { I18nProvider } from '@lingui/react'
import { createTranslator, type Translator } from '@within-reach/shared-core/react'
import type { ReadableLanguage } from '@within-reach/shared-core'
import type { ReactNode } from 'react'
import { defer, retry, switchMap, timeout, timer } from 'rxjs'
import { catalog } from '../locales/catalog'

/** The shell's messages, for everything outside of remotes: header, footer, placeholders and failures. */
export const shellTranslator = createTranslator(catalog)

/** Renders its children in the shell's current language. */
export const ShellI18nProvider = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider i18n={shellTranslator.i18n}>{children}</I18nProvider>
)

/** How long a catalogue may take before loading counts as failed, in milliseconds. */
const patience = 5000
/** The pause doubles from one second to half a minute. */
const pauseAfter = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), 30_000)

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
    const retrying = retry<unknown>({
      delay: (error: unknown, tries) => {
        if (tries === 1) void fallBackToEnglish(error)
        return timer(pauseAfter(tries))
      },
    })
    language$
      .pipe(switchMap((language) => defer(() => shell.activate(language)).pipe(timeout(patience), retrying)))
      .subscribe(() => ready())
  })
}
