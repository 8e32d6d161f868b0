import { I18nProvider } from '@lingui/react'
import { createTranslator, type Translator } from '@within-reach/shared-core/react'
import type { ReadableLanguage } from '@within-reach/shared-core'
import type { ReactNode } from 'react'
import { defer, retry, switchMap, timeout, timer } from 'rxjs'
import { catalog } from '../locales/catalog'

/** The shell's words, for what it draws outside of sections: header, footer and what stands in for a section. */
export const shellTranslator = createTranslator(catalog)

/** Shows its children in the language that the shell speaks. */
export const ShellI18nProvider = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider i18n={shellTranslator.i18n}>{children}</I18nProvider>
)

/** How long a catalogue may take before it counts as lost, in milliseconds. */
const patience = 5000
/** One second, two, four, and from then on half a minute. */
const pauseAfter = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), 30_000)

/**
 * Speaks the language that is chosen, each time one is. A catalogue that cannot be loaded is asked for again with growing
 * pauses; where nothing was said before, English stands in, which came with the shell itself.
 * @param onTrouble told once for each language that did not come at the first try
 * @returns resolves when there are words to show
 */
export function followLanguage(
  shell: Translator,
  { language$ }: Pick<ReadableLanguage, 'language$'>,
  onTrouble: (error: unknown) => void,
): Promise<void> {
  return new Promise((heard) => {
    const standIn = async (error: unknown) => {
      onTrouble(error)
      if (shell.i18n.locale === '') await shell.speak('en')
      heard()
    }
    const retrying = retry<unknown>({
      delay: (error: unknown, tries) => {
        if (tries === 1) void standIn(error)
        return timer(pauseAfter(tries))
      },
    })
    language$
      .pipe(switchMap((language) => defer(() => shell.speak(language)).pipe(timeout(patience), retrying)))
      .subscribe(() => heard())
  })
}
