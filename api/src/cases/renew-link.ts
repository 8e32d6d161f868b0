import type { Caller } from '../platform/calls'
import type { Platform } from '../platform/platform'
import { hashOf, newSecret } from '../platform/secret'
import { noSuchCase } from './links'
import { renewalMail } from './mails'
import { pagesOf } from './pages'
import { numberOf } from './presenter'
import { type Access, lockCase } from './queries'
import { insertEntry, noteNewest, setLink } from './write-queries'

/**
 * Revokes the link of a case, whose open streams end.
 * @returns the id of the case
 * @throws not-found (404)
 */
export async function endLink({ database, signals }: Platform, access: Access): Promise<number> {
  return database.transaction(async (tx) => {
    const found = await lockCase(tx, access)
    if (!found) throw noSuchCase()
    await setLink(tx, found.id, undefined)
    const entry = await insertEntry(tx, found.id, { kind: 'link', side: 'asker', linked: false })
    await noteNewest(tx, found.id, entry, 'asker', undefined)
    tx.afterCommit(() => signals.announce('cases', found.id))
    return found.id
  })
}

/**
 * Mails a new link to who asked. The earlier one ends.
 * @throws not-found (404)
 */
export async function renewLink(
  { database, signals, outbox, settings }: Platform,
  id: number,
  { userId }: Pick<Caller, 'userId'>,
): Promise<void> {
  const secret = newSecret()
  await database.transaction(async (tx) => {
    const found = await lockCase(tx, { as: 'agent', id })
    if (!found) throw noSuchCase()
    await setLink(tx, id, hashOf(secret))
    const entry = await insertEntry(tx, id, { kind: 'link', side: 'agent', authorId: userId, linked: true })
    await noteNewest(tx, id, entry, 'staff', undefined)
    const named = { number: numberOf(found), language: found.language }
    const mail = renewalMail(named, pagesOf(settings.publicUrl).linked(secret))
    await outbox.enqueue(tx, { ...mail, to: found.email, replyTo: settings.agentEmail })
    tx.afterCommit(() => signals.announce('cases', id))
  })
}
