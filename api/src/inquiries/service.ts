import { regionsNamedIn } from '@within-reach/contract'
import type { Platform } from '../platform/platform'
import { inquiryMail } from './mail'
import { insertInquiry, type Inquiry } from './queries'

type Asker = Pick<Inquiry, 'userId' | 'name' | 'email'>

/**
 * Stores an inquiry and puts its mail to the agent into the outbox, both or neither.
 * @param place the free text of the location; a closed region in it makes the inquiry a waiting-list entry
 */
export async function takeInquiry(
  { database, outbox, regions, settings }: Platform,
  asker: Asker,
  content: Pick<Inquiry, 'kind' | 'fields'>,
  place = '',
): Promise<void> {
  const waitingFor = await firstClosed(regions, place)
  const inquiry: Inquiry = { ...content, ...asker, waitingFor }
  await database.transaction(async (tx) => {
    await insertInquiry(tx, inquiry)
    await outbox.enqueue(tx, { ...inquiryMail(inquiry), to: settings.agentEmail, replyTo: asker.email })
  })
}

async function firstClosed(regions: Platform['regions'], place: string): Promise<Inquiry['waitingFor']> {
  for (const region of regionsNamedIn(place))
    if (!(await regions.isOpen('mfe-askreach', region))) return region
  return undefined
}
