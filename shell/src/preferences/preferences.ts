import type { LanguageStore } from '@within-reach/shared-core'
import type { ThemeStore } from '../theme/persist-theme'

/** The visitor's settings for the whole site. */
export interface Preferences {
  readonly language: LanguageStore
  readonly theme: ThemeStore
}
