import type { LanguageStore } from '@within-reach/shared-core'
import type { ThemeStore } from '../theme/persist-theme'

/** What a visitor chooses of the whole site. */
export interface Preferences {
  readonly language: LanguageStore
  readonly theme: ThemeStore
}
