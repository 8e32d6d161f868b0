import { inqLong, inqLong2, inqs, inqShort, inqShort2 } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { handle, ok, type Caller } from '../platform/calls'
import { errors } from '../platform/errors'
import type { Platform } from '../platform/platform'
import { deleteOldInquiries } from './queries'
import { takeInquiry } from './service'

// A whole student house may ask from one address, so there is room; a flood of mails to the agent has none.
const anHour = { most: 30, within: 60 * 60_000 }

/** Inquiries to the agent (specification, sections 2, 3 and 7). Members ask under the name and email of their account. */
export function registerInquiries(app: FastifyInstance, platform: Platform): void {
  platform.cleanup.add({ what: 'inquiries', run: () => deleteOldInquiries(platform.database) })

  /** @throws too-many (429) when an address has asked often enough for this hour */
  async function allowVisitor(address: string): Promise<void> {
    const { allowed, retryAfter } = await platform.tries.take('inquiry-address', address, anHour)
    if (!allowed) throw errors.tooMany('Too many inquiries from this address.', retryAfter)
  }

  handle(app, platform, inqLong, async ({ name, email, ...fields }, { request }) => {
    await allowVisitor(request.ip)
    const asker = { userId: undefined, name, email }
    await takeInquiry(platform, asker, { kind: 'long-term', fields }, fields.area_in_mind)
    return ok()
  })

  handle(app, platform, inqLong2, async ({ name: _name, email: _email, ...fields }, { caller }) => {
    await takeInquiry(platform, member(caller), { kind: 'long-term', fields }, fields.area_in_mind)
    return ok()
  })

  handle(app, platform, inqShort, async ({ name, email, ...fields }, { request }) => {
    await allowVisitor(request.ip)
    const asker = { userId: undefined, name, email }
    await takeInquiry(platform, asker, { kind: 'short-term', fields }, fields.location)
    return ok()
  })

  handle(app, platform, inqShort2, async ({ name: _name, email: _email, ...fields }, { caller }) => {
    await takeInquiry(platform, member(caller), { kind: 'short-term', fields }, fields.location)
    return ok()
  })

  handle(app, platform, inqs, async (fields, { caller }) => {
    await takeInquiry(platform, member(caller), { kind: 'other', fields })
    return ok()
  })
}

function member({ userId, name, email }: Caller) {
  return { userId, name, email }
}
