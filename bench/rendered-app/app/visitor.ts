import { createLanguageStore, createSessionStore } from '@within-reach/shared-core'
import { shellTranslator } from '~/shell/src/language/i18n'
import { messages } from '~/shell/src/locales/en.po'

shellTranslator.i18n.loadAndActivate({ locale: 'en', messages })

export const nothing = () => {}

/** The stores that the shell provides to components. The application has English only, and visitors' pages only. */
export const session = createSessionStore()
export const language = createLanguageStore('en')
export const site = { supportEmail: '', filmUrl: '', social: {} }
export const unread = { count$: never(), count: () => 0 }
export const theme = { theme$: never(), theme: () => 'system', choose: nothing }

/** An observable that never emits. */
function never() {
  return { subscribe: () => ({ unsubscribe: nothing }) }
}
