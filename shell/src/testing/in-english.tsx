import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useState } from 'react'

/** Renders the English source messages, for components outside of sections. */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  const [i18n] = useState(() => setupI18n({ locale: 'en', messages: { en: {} } }))
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
