import type { Settings } from '../../platform/settings'

/** How serious a finding is. `skipped` could not be checked now. */
export type Level = 'ok' | 'warning' | 'error' | 'skipped'

/** One thing that a check found, in words for the person who runs the site. */
export interface Finding {
  readonly level: Level
  /** What is the case: one sentence. */
  readonly text: string
  /** What to do about it: one or two sentences. */
  readonly advice?: string
}

/** The installation that is checked. */
export interface Installation {
  readonly settings: Settings
  /** The environment that the settings come from. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The folder of the migrations of this release. */
  readonly migrations: string
  /** The version of the built shell; undefined if there is none. */
  readonly shell: string | undefined
}

/** Looks at one part of an installation, and changes nothing. */
export type Check = (installation: Installation) => Promise<readonly Finding[]>

export const ok = (text: string): Finding => ({ level: 'ok', text })
export const skipped = (text: string): Finding => ({ level: 'skipped', text })
export const warning = (text: string, advice: string): Finding => ({ level: 'warning', text, advice })
export const error = (text: string, advice: string): Finding => ({ level: 'error', text, advice })
