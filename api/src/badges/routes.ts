import {
  badges,
  checkDomain,
  confirmDomain,
  grantPapers,
  hostPapers,
  myBadges,
  removeDomain,
  revokePapers,
} from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { findAuthor, type PublicKind } from '../platform/authors/author-queries'
import { fail, handle, handleRead, ok } from '../platform/calls'
import { deleteInBatches } from '../platform/cleanup'
import { errors } from '../platform/errors'
import { languageOf } from '../platform/language'
import type { Platform } from '../platform/platform'
import * as domains from './check-domain'
import { deleteDomain, deleteExpired, findCodeAddress } from './domain-queries'
import { createKnownBadges } from './known-badges'
import * as papers from './papers-queries'
import { presentBadges } from './presenter'

/** What was checked about members: since when they are here, how quickly they answer, their organisation, and their papers. */
export function registerBadges(app: FastifyInstance, platform: Platform): void {
  const { database, settings, cleanup } = platform
  const known = createKnownBadges(platform)
  cleanup.add({ what: 'domain badges', run: () => deleteInBatches(() => deleteExpired(database)) })

  const authorOf = async (kind: PublicKind, id: number) => {
    const author = await findAuthor(database, kind, id)
    if (!author || author.former) throw errors.notFound(`such ${author ? 'member' : kind}`)
    return author
  }
  const hostOf = async (kind: PublicKind, id: number) => {
    const host = await papers.findHost(database, kind, id)
    if (!host || host.former) throw errors.notFound(`such ${host ? 'member' : kind}`)
    return host
  }
  const checksOf = async (userId: number) => {
    const found = await known.of(userId)
    if (!found) throw errors.notFound('such member')
    return presentBadges(found, settings.organisations)
  }

  handleRead(app, platform, badges, async ({ kind, id }, _caller, request) => {
    const author = await platform.reads.of(request).find((from) => findAuthor(from, kind, id))
    if (!author || author.former) throw errors.notFound(`such ${author ? 'member' : kind}`)
    return ok(await checksOf(author.id))
  })

  handle(app, platform, myBadges, async (_fields, { caller: { userId } }) =>
    ok({ ...(await checksOf(userId)), codeSentTo: await findCodeAddress(database, userId) }),
  )

  handle(app, platform, checkDomain, async ({ email }, { caller, request }) => {
    const state = await domains.checkDomain(platform, caller, email, languageOf(request))
    if (state !== 'checked' && state !== 'code-sent') return fail(state)
    if (state === 'checked') known.changed(caller.userId)
    return ok({ state })
  })

  handle(app, platform, confirmDomain, async ({ vcode }, { caller: { userId } }) => {
    const state = await domains.confirmDomain(platform, userId, vcode)
    if (state !== 'confirmed') return fail(state)
    known.changed(userId)
    return ok()
  })

  handle(app, platform, removeDomain, async (_fields, { caller: { userId } }) => {
    await deleteDomain(database, userId)
    known.changed(userId)
    return ok()
  })

  handle(app, platform, hostPapers, async ({ kind, id }, { caller }) => {
    const { id: hostId, nick, text } = await hostOf(kind, id)
    const checks = await checksOf(hostId)
    return ok({
      nick,
      text,
      hidden: text === null,
      own: hostId === caller.userId,
      checks,
      seenBy: checks.papers && (await papers.findAgent(database, hostId)),
    })
  })

  handle(app, platform, grantPapers, async ({ kind, id, days }, { caller }) => {
    const author = await authorOf(kind, id)
    if (author.id === caller.userId) return fail('ownContent')
    const until = await papers.grantPapers(database, author.id, caller.email, days)
    known.changed(author.id)
    return ok({ nick: author.nick, until: until.toISOString() })
  })

  handle(app, platform, revokePapers, async ({ kind, id }, { caller }) => {
    // Forged papers can be taken back while a moderator hides everything that shows them.
    const { id: hostId, nick } = await hostOf(kind, id)
    if (!(await papers.revokePapers(database, hostId, caller.email))) return fail('notGranted')
    known.changed(hostId)
    return ok({ nick })
  })
}
