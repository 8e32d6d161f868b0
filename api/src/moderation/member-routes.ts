import { appeal, linkedAppeal, linkedNotice, myReports, notices, report } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import { unrecorded } from '../platform/idempotency/idempotency'
import { handleOwnRead } from '../platform/own-reads'
import type { Platform } from '../platform/platform'
import type { ContentStores } from '../platform/withdrawal/content-store'
import { appealAgainst } from './appealing'
import { findLinked, listBesideLinked, listNotices } from './decision-queries'
import { hashOf } from '../platform/secret'
import { offsetOf, pageOf } from './paging'
import { presentNotice, presentOwnReport } from './presenter'
import { listOwnReports } from './report-queries'
import { reportedAs, takeReport } from './reporting'

/** What members report, what they are told about their own texts, and how they appeal. */
export function registerMemberSide(app: FastifyInstance, platform: Platform, stores: ContentStores): void {
  const { database, budgets } = platform

  handle(app, platform, report, async (fields, { caller, once }) => {
    await budgets.report(caller.userId)
    const taken = await takeReport(database, stores, caller.userId, fields, once)
    return taken === 'ownContent' ? fail('ownContent') : ok(reportedAs(taken))
  })

  handleOwnRead(app, platform, myReports, async ({ page, ...of }, { userId }) => {
    const { rows, total } = await listOwnReports(database, userId, of, offsetOf(page))
    return ok(rows.map(presentOwnReport), pageOf(total, page))
  })

  handleOwnRead(app, platform, notices, async ({ page }, { userId }) => {
    const { rows, total } = await listNotices(database, userId, offsetOf(page))
    return ok(
      rows.map((row) => presentNotice(row)),
      pageOf(total, page),
    )
  })

  handle(app, platform, appeal, async ({ idx, words }, { caller, once }) => {
    const refused = await appealAgainst(database, caller.userId, idx, words, once)
    return refused ? fail(refused) : ok()
  })

  const noticeOf = async (secret: string) => {
    const found = await findLinked(database, hashOf(secret))
    if (!found) throw errors.notFound('such decision')
    return found
  }

  handle(app, platform, linkedNotice, async ({ secret }) => {
    const found = await noticeOf(secret)
    const others = await listBesideLinked(database, found)
    return ok({ ...presentNotice(found), others: others.map((row) => presentNotice(row)) })
  })

  handle(app, platform, linkedAppeal, async ({ secret, idx, words }) => {
    const found = await noticeOf(secret)
    const id = idx ?? found.id
    if (id !== found.id && !(await listBesideLinked(database, found)).some((row) => row.id === id))
      throw errors.notFound('such decision')
    const refused = await appealAgainst(database, found.user_id, id, words, unrecorded(database))
    return refused ? fail(refused) : ok()
  })
}
