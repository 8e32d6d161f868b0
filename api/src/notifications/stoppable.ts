import type { Stoppable } from '../platform/mail/stop-links'
import { lockNotifications } from './due-queries'
import { findSettings, type NewsKind, storeSettings } from './settings-queries'

/** The mails about some kinds of news, by the id of the member. */
export const stoppableNews = (...kinds: readonly NewsKind[]): Stoppable => ({
  async find(database, userId) {
    const settings = await findSettings(database, userId)
    return { name: null, stopped: kinds.every((kind) => settings[kind] === 'none') }
  },
  async stop(tx, userId) {
    await lockNotifications(tx)
    const none = Object.fromEntries(kinds.map((kind) => [kind, 'none' as const]))
    await storeSettings(tx, userId, { ...(await findSettings(tx, userId)), ...none })
  },
})
