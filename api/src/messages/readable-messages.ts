import type { Caller } from '../platform/caller'
import { cautionFor } from '../platform/caution'
import { errors } from '../platform/errors'
import type { OriginalText } from '../platform/original-text'
import type { Platform } from '../platform/platform'
import { findMessage } from './queries'

/** The texts of messages, by the rules of the call that shows them. Throws logged-out (401) and not-found (404). */
export const readableMessages = ({ database }: Pick<Platform, 'database'>) => ({
  async message(id: number, reader: Caller | undefined): Promise<OriginalText> {
    if (!reader) throw errors.loggedOut()
    const found = await findMessage(database, reader.userId, id)
    if (!found) throw errors.notFound('such message')
    return { texts: [found.body], caution: cautionFor(found.caution, found.from_id === reader.userId) }
  },
})
