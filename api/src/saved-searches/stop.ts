import type { Platform } from '../platform/platform'
import { errors } from '../platform/errors'
import { lockMails } from './lock-queries'
import { type LinkedMails, readSecret } from './mail-links'
import { changeMails, findDaily, findLinkedSearch } from './mails-due-queries'

type Parts = Pick<Platform, 'database' | 'codeKeys'>

/** What a link in a mail stops. */
export interface Stoppable {
  /** Of the search; null for the daily mail. */
  readonly name: string | null
  readonly stopped: boolean
}

/**
 * Finds which mails a link stops. Those of a removed search have stopped.
 * @throws not-found (404) if this site did not write the link
 */
export async function findStoppable({ database, codeKeys }: Parts, secret: string): Promise<Stoppable> {
  const { of, id } = demandSecret({ codeKeys }, secret)
  if (of === 'member') return { name: null, stopped: (await findDaily(database, id)).length === 0 }
  const search = await findLinkedSearch(database, id)
  return { name: search?.name ?? null, stopped: search === undefined || search.mails === 'none' }
}

/**
 * Stops the mails of a link. A second time changes nothing.
 * @throws not-found (404) if this site did not write the link
 */
export async function stopMails({ database, codeKeys }: Parts, secret: string): Promise<void> {
  const { of, id } = demandSecret({ codeKeys }, secret)
  await database.transaction(async (tx) => {
    await lockMails(tx)
    if (of === 'search') {
      const search = await findLinkedSearch(tx, id)
      if (search) await changeMails(tx, { id, userId: search.user_id, mails: 'none' })
      return
    }
    for (const daily of await findDaily(tx, id))
      await changeMails(tx, { id: daily, userId: id, mails: 'none' })
  })
}

function demandSecret({ codeKeys }: Pick<Parts, 'codeKeys'>, secret: string): LinkedMails {
  const linked = readSecret(codeKeys, secret)
  if (!linked) throw errors.notFound('such link')
  return linked
}
