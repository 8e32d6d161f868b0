import { inqLong, inqLong2, inqs, inqShort, inqShort2 } from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { handle, ok, type Caller, type Result } from '../platform/calls'
import type { Once } from '../platform/idempotency/idempotency'
import { languageOf } from '../platform/language'
import type { Platform } from '../platform/platform'
import { deleteOldInquiries } from './queries'
import { type Asker, type InquiryContent, takeInquiry } from './service'

/** Inquiries to the agent (specification, sections 2, 3 and 7). A member's name and email come from the account. */
export function registerInquiries(app: FastifyInstance, platform: Platform): void {
  const { budgets } = platform
  platform.cleanup.add({ what: 'inquiries', run: () => deleteOldInquiries(platform.database) })

  const takeVisitors = async (
    { request, once }: Sent,
    { name, email }: Pick<Asker, 'name' | 'email'>,
    content: InquiryContent,
    location: string,
  ): Promise<Result<typeof inqs>> => {
    await budgets.visitorInquiry(request.ip)
    const asker = { userId: undefined, name, email, language: languageOf(request) }
    await takeInquiry(platform, once, asker, content, location)
    return ok()
  }
  const takeMembers = async (
    { caller: { userId, name, email }, request, once }: Sent & { readonly caller: Caller },
    content: InquiryContent,
    location?: string,
  ): Promise<Result<typeof inqs>> => {
    await budgets.inquiry(userId)
    const asker = { userId, name, email, language: languageOf(request) }
    await takeInquiry(platform, once, asker, content, location)
    return ok()
  }

  handle(app, platform, inqLong, ({ name, email, ...fields }, sent) =>
    takeVisitors(sent, { name, email }, { kind: 'long-term', fields }, fields.area_in_mind),
  )
  handle(app, platform, inqLong2, ({ name: _name, email: _email, ...fields }, sent) =>
    takeMembers(sent, { kind: 'long-term', fields }, fields.area_in_mind),
  )
  handle(app, platform, inqShort, ({ name, email, ...fields }, sent) =>
    takeVisitors(sent, { name, email }, { kind: 'short-term', fields }, fields.location),
  )
  handle(app, platform, inqShort2, ({ name: _name, email: _email, ...fields }, sent) =>
    takeMembers(sent, { kind: 'short-term', fields }, fields.location),
  )
  handle(app, platform, inqs, (fields, sent) => takeMembers(sent, { kind: 'other', fields }))
}

/** A request that is carried out once. */
interface Sent {
  readonly request: FastifyRequest
  readonly once: Once
}
