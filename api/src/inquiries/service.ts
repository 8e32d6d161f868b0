import { regionsNamedIn } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import type { Once } from '../platform/idempotency/idempotency'
import type { Platform } from '../platform/platform'
import { inquiryMail } from './mail'
import { insertInquiry, type Inquiry } from './queries'

/** Who asks. */
export type Asker = Pick<Inquiry, 'userId' | 'name' | 'email' | 'language'>
/** What an inquiry asks for. */
export type InquiryContent = Pick<Inquiry, 'kind' | 'fields'>

/**
 * Stores an inquiry and puts its mail to the agent into the outbox, both or neither. The database opens its case.
 * @param location free text; a closed region in it makes the inquiry a waiting-list entry
 */
export async function takeInquiry(
  { outbox, regions, settings, signals }: Platform,
  once: Once,
  asker: Asker,
  content: InquiryContent,
  location = '',
): Promise<void> {
  const waitingFor = await firstClosed(regions, location)
  const inquiry: Inquiry = { ...content, ...asker, waitingFor }
  const mail = { ...inquiryMail(inquiry), to: settings.agentEmail, replyTo: asker.email }
  const write = async (tx: Database) => {
    const id = await insertInquiry(tx, inquiry)
    tx.afterCommit(() => signals.announce('cases', id))
    await outbox.enqueue(tx, mail)
    return true
  }
  await once.write(
    (database) => database.transaction(write),
    () => undefined,
  )
}

async function firstClosed(regions: Platform['regions'], location: string): Promise<Inquiry['waitingFor']> {
  for (const region of regionsNamedIn(location))
    if (!(await regions.isOpen('mfe-askreach', region))) return region
  return undefined
}
