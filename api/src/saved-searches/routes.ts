import { changeSearch, lookAtSearch, removeSearch, savedSearches, saveSearch } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import { deleteInBatches } from '../platform/cleanup'
import { errors } from '../platform/errors'
import { handleOwnRead } from '../platform/own-reads'
import type { Platform } from '../platform/platform'
import { startRounds } from '../platform/rounds'
import { lockMails } from './lock-queries'
import { changeMails } from './mails-due-queries'
import { createMatching, skipWithoutSearches } from './match'
import { presentSearch } from './presenter'
import { deleteOldHits, deleteSearch, listSearches, lookAt } from './queries'
import { mailOneDigest, mailOneSearch } from './send-mails'
import { save, type SearchForm } from './service'

/**
 * Saved searches of the boards, with mails about new posts (docs/saved-searches.md).
 * @param searchForm of the boards, so that a saved search finds what their lists find
 */
export function registerSavedSearches(
  app: FastifyInstance,
  platform: Platform,
  searchForm: SearchForm,
): void {
  const { database, cleanup } = platform
  const demand = (found: boolean): void => {
    if (!found) throw errors.notFound('such saved search')
  }

  handle(app, platform, saveSearch, async (fields, { caller: { userId }, once }) => {
    const id = await once.write(
      (write) => write.transaction((tx) => save(tx, searchForm, userId, fields)),
      (saved) => ({ search_idx: saved }),
    )
    return id === undefined ? fail('tooManySearches') : ok({ search_idx: id })
  })

  handleOwnRead(app, platform, savedSearches, async (_fields, { userId }) =>
    ok((await listSearches(database, userId)).map(presentSearch)),
  )

  handle(app, platform, changeSearch, async ({ idx: id, name, mails }, { caller: { userId } }) => {
    const changed = await database.transaction(async (tx) => {
      await lockMails(tx)
      return changeMails(tx, { id, userId, name, mails })
    })
    demand(changed)
    return ok()
  })

  handle(app, platform, lookAtSearch, async ({ idx }, { caller }) => {
    demand(await lookAt(database, idx, caller.userId))
    return ok()
  })

  handle(app, platform, removeSearch, async ({ idx }, { caller }) => {
    demand(await deleteSearch(database, idx, caller.userId))
    return ok()
  })

  cleanup.add({ what: 'hits of saved searches', run: () => deleteInBatches(() => deleteOldHits(database)) })
  const rounds = startRounds(platform, {
    failure: 'new posts could not be matched with saved searches; retried in the next round',
    every: 2000,
    begin: () => skipWithoutSearches(platform),
    steps: [createMatching(platform), ...[mailOneSearch, mailOneDigest].map((step) => () => step(platform))],
  })
  app.addHook('onClose', rounds.stop)
}
