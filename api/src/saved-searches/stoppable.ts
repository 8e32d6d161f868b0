import type { Database } from '../platform/database/database'
import type { Stoppable } from '../platform/mail/stop-links'
import { lockMails } from './lock-queries'
import { changeMails, findDaily, findLinkedSearch } from './mails-due-queries'

const stopSearch = (tx: Database, id: number, userId: number): Promise<boolean> =>
  changeMails(tx, { id, userId, mails: 'none' })

/** The mails about one saved search, by its id. */
export const stoppableSearch: Stoppable = {
  async find(database, id) {
    const search = await findLinkedSearch(database, id)
    return { name: search?.name ?? null, stopped: search === undefined || search.mails === 'none' }
  },
  async stop(tx, id) {
    await lockMails(tx)
    const search = await findLinkedSearch(tx, id)
    if (search) await stopSearch(tx, id, search.user_id)
  },
}

/** The daily mail about saved searches, by the id of the member. */
export const stoppableSearches: Stoppable = {
  find: async (database, userId) => ({
    name: null,
    stopped: (await findDaily(database, userId)).length === 0,
  }),
  async stop(tx, userId) {
    await lockMails(tx)
    for (const id of await findDaily(tx, userId)) await stopSearch(tx, id, userId)
  },
}
