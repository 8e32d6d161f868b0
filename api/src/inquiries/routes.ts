import { inqLong, inqLong2, inqs, inqShort, inqShort2 } from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { handle, ok, type Caller } from '../platform/calls'
import { languageOf } from '../platform/language'
import type { Platform } from '../platform/platform'
import { deleteOldInquiries } from './queries'
import { takeInquiry } from './service'

/** Inquiries to the agent (specification, sections 2, 3 and 7). A member's name and email come from the account. */
export function registerInquiries(app: FastifyInstance, platform: Platform): void {
  const { budgets } = platform
  platform.cleanup.add({ what: 'inquiries', run: () => deleteOldInquiries(platform.database) })

  handle(app, platform, inqLong, async ({ name, email, ...fields }, { request, once }) => {
    await budgets.visitorInquiry(request.ip)
    const asker = { userId: undefined, name, email, language: languageOf(request) }
    await takeInquiry(platform, once, asker, { kind: 'long-term', fields }, fields.area_in_mind)
    return ok()
  })

  handle(
    app,
    platform,
    inqLong2,
    async ({ name: _name, email: _email, ...fields }, { caller, request, once }) => {
      await budgets.inquiry(caller.userId)
      await takeInquiry(
        platform,
        once,
        member(caller, request),
        { kind: 'long-term', fields },
        fields.area_in_mind,
      )
      return ok()
    },
  )

  handle(app, platform, inqShort, async ({ name, email, ...fields }, { request, once }) => {
    await budgets.visitorInquiry(request.ip)
    const asker = { userId: undefined, name, email, language: languageOf(request) }
    await takeInquiry(platform, once, asker, { kind: 'short-term', fields }, fields.location)
    return ok()
  })

  handle(
    app,
    platform,
    inqShort2,
    async ({ name: _name, email: _email, ...fields }, { caller, request, once }) => {
      await budgets.inquiry(caller.userId)
      await takeInquiry(
        platform,
        once,
        member(caller, request),
        { kind: 'short-term', fields },
        fields.location,
      )
      return ok()
    },
  )

  handle(app, platform, inqs, async (fields, { caller, request, once }) => {
    await budgets.inquiry(caller.userId)
    await takeInquiry(platform, once, member(caller, request), { kind: 'other', fields })
    return ok()
  })
}

function member({ userId, name, email }: Caller, request: FastifyRequest) {
  return { userId, name, email, language: languageOf(request) }
}
