import {
  answerLinkedOffer,
  answerMyOffer,
  type Case,
  endCaseLink,
  linkedCase,
  myCase,
  myCases,
  writeInLinkedCase,
  writeInMyCase,
} from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { type Caller, fail, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import type { Tries, TryRule } from '../platform/limits/tries'
import { embedOwnRead, handleOwnRead } from '../platform/own-reads'
import type { Platform } from '../platform/platform'
import { endLink } from './renew-link'
import { demandLink, type LinkCookie, noSuchCase } from './links'
import { listOwn } from './list-queries'
import { findOffers } from './offer-queries'
import { pageOf } from './page-of'
import { presentCase, presentRow } from './presenter'
import { type Access, findCase, findEntries, markSeen } from './queries'
import { type Act, answerOffer, carryOut } from './service'

/** The cases of who asked: a member by the login, anybody by a mailed link. */
export function registerAsker(app: FastifyInstance, platform: Platform, cookie: LinkCookie): void {
  const { database } = platform
  const asMember = ({ userId }: Pick<Caller, 'userId'>, id: number) => ({ as: 'member', id, userId }) as const
  const asLink = async (secret: string, address: string) => {
    const { hash } = await demandLink(platform, secret, address)
    return { as: 'link', hash } as const
  }

  handleOwnRead(app, platform, myCases, async ({ page }, { userId }) => {
    const { records, total } = await listOwn(database, userId, page)
    return ok(records.map(presentRow), pageOf(total, page))
  })

  handle(app, platform, myCase, async ({ idx }, { caller }) => {
    const read = await readCase(platform, asMember(caller, idx))
    await markSeen(database, idx, 'asker')
    return ok(read)
  })
  // Does not mark it as read: the page may never be shown. Its script makes the call.
  embedOwnRead(platform, myCase, async ({ idx }, caller) =>
    ok(await readCase(platform, asMember(caller, idx))),
  )

  handle(app, platform, linkedCase, async ({ secret }, { request, reply }) => {
    const read = await readCase(platform, await asLink(secret, request.ip))
    await markSeen(database, read.case_idx, 'asker')
    cookie.set(reply, read.case_idx, secret)
    return ok(read)
  })

  handle(app, platform, writeInMyCase, async ({ idx, text }, { caller, once }) => {
    await demandCalm(platform.tries, `member ${caller.userId}`)
    const act = { ...wrote(text), access: asMember(caller, idx), author: caller }
    const written = await once.write((tx) => carryOut(platform, tx, act), nothing)
    return written === undefined ? fail('closed') : ok()
  })

  handle(app, platform, writeInLinkedCase, async ({ secret, text }, { request, once }) => {
    const { id, hash } = await demandLink(platform, secret, request.ip)
    await demandCalm(platform.tries, `case ${id}`)
    const act = { ...wrote(text), access: { as: 'link', hash } } as const
    const written = await once.write((tx) => carryOut(platform, tx, act), nothing)
    return written === undefined ? fail('closed') : ok()
  })

  handle(app, platform, answerMyOffer, async ({ idx, ...answer }, { caller, once }) => {
    await demandCalm(platform.tries, `member ${caller.userId}`)
    const who = { access: asMember(caller, idx), author: caller }
    const written = await once.write((tx) => answerOffer(platform, tx, who, answer), nothing)
    return written === undefined ? fail('closed') : ok()
  })

  handle(app, platform, answerLinkedOffer, async ({ secret, ...answer }, { request, once }) => {
    const { id, hash } = await demandLink(platform, secret, request.ip)
    await demandCalm(platform.tries, `case ${id}`)
    const who = { access: { as: 'link', hash } } as const
    const written = await once.write((tx) => answerOffer(platform, tx, who, answer), nothing)
    return written === undefined ? fail('closed') : ok()
  })

  handle(app, platform, endCaseLink, async ({ secret }, { request, reply }) => {
    const id = await endLink(platform, await asLink(secret, request.ip))
    cookie.end(reply, id)
    return ok()
  })
}

const nothing = () => undefined

/** What one person writes in cases. */
const calm: TryRule = { most: 60, within: 60 * 60_000 }

/** @throws too-many (429) */
async function demandCalm(tries: Tries, who: string): Promise<void> {
  const { allowed, retryAfter } = await tries.take('case-messages', who, calm)
  if (!allowed)
    throw errors.tooMany('You have written many messages to the agent. Try again later.', retryAfter)
}

const wrote = (text: string): Pick<Act, 'happening' | 'entry'> => ({
  happening: { type: 'asker-wrote' },
  entry: () => ({ kind: 'message', side: 'asker', body: text }),
})

/**
 * Reads a case for who asked, without notes.
 * @throws not-found (404)
 */
async function readCase({ database }: Platform, access: Access): Promise<Case> {
  const found = await findCase(database, access)
  if (!found) throw noSuchCase()
  const entries = await findEntries(database, found.id, 'asker')
  return presentCase(found, { entries, offers: await findOffers(database, found.id) })
}
