import type { LanguageStore } from '@within-reach/shared-core'
import type { ThemeStore } from '../theme/keep-theme'

/** What a visitor chooses of the whole site. */
export interface Preferences {
  readonly language: LanguageStore
  readonly theme: ThemeStore
}

let kept: Preferences | undefined

/** Tells this module which there are; called once, at the start. */
export const keepPreferences = (preferences: Preferences): void => {
  kept = preferences
}

/**
 * The visitor's preferences, for the shell's own pages.
 * @throws Error before the shell has started
 */
export function preferences(): Preferences {
  if (!kept) throw new Error('The shell has not started')
  return kept
}
