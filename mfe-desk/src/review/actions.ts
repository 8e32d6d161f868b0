import type { ModerationAction } from '@within-reach/contract'

/** The key of each decision. */
export const actionKeys: Readonly<Record<ModerationAction, string>> = {
  dismiss: 'd',
  hide: 'h',
  remove: 'r',
  warn: 'w',
  limit: 'l',
  suspend: 's',
  ban: 'b',
}

/** Decisions about the text, and decisions about its author. */
export const actionGroups = {
  text: ['dismiss', 'hide', 'remove'],
  author: ['warn', 'limit', 'suspend', 'ban'],
} as const satisfies Readonly<Record<string, readonly ModerationAction[]>>

/** The days that a sanction lasts unless the moderator chooses others. A sanction that is not here has no end. */
export const usualDays: Partial<Readonly<Record<ModerationAction, number>>> = { limit: 7, suspend: 7 }

/** What cannot be made good: it is confirmed first. */
export const isGrave = (action: ModerationAction): boolean => action === 'remove' || action === 'ban'
