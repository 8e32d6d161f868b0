import { I18nProvider } from '@lingui/react'
import { createWords } from '@within-reach/shared-core/react'
import type { ReactNode } from 'react'
import { catalog } from '../locales/catalog'

/** The shell's words, for what it draws outside of sections: header, footer and what stands in for a section. */
export const words = createWords(catalog)

/** Shows its children in the language that the shell speaks. */
export const InShellWords = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider i18n={words.i18n}>{children}</I18nProvider>
)
