import {
  caseFigures,
  cases,
  deskCase,
  moveCase,
  offerHome,
  renewCaseLink,
  takeCase,
  writeInCase,
} from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { type Caller, fail, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import type { Platform } from '../platform/platform'
import { findFigures } from './figures-queries'
import { noSuchCase } from './links'
import { listForDesk } from './list-queries'
import { findOffers } from './offer-queries'
import { pageOf } from './page-of'
import { presentDeskCase, presentDeskRow } from './presenter'
import { findCase, findEntries, markSeen } from './queries'
import { renewLink } from './renew-link'
import { type Act, carryOut, offer, offeredAs } from './service'

/** The agents' desk. `handle` demands their role. */
export function registerDesk(app: FastifyInstance, platform: Platform): void {
  const { database } = platform
  const act = ({ userId, nick }: Caller, id: number, what: Omit<Act, 'access' | 'author'>) =>
    carryOut(platform, database, { ...what, access: { as: 'agent', id }, author: { userId, nick } })

  handle(app, platform, cases, async ({ page, ...filter }, { caller }) => {
    const { records, total } = await listForDesk(database, filter, caller.userId, page)
    return ok(records.map(presentDeskRow), pageOf(total, page))
  })

  handle(app, platform, deskCase, async ({ idx }) => {
    const found = await findCase(database, { as: 'agent', id: idx })
    if (!found) throw noSuchCase()
    const entries = await findEntries(database, idx, 'staff')
    const offers = await findOffers(database, idx)
    await markSeen(database, idx, 'staff')
    return ok(presentDeskCase(found, { entries, offers }))
  })

  handle(app, platform, takeCase, async ({ idx, taken, from }, { caller }) => {
    const happening =
      taken === 'yes'
        ? ({ type: 'taken', agentId: caller.userId } as const)
        : ({ type: 'handed-back' } as const)
    const done = await act(caller, idx, { happening, seenAgent: from })
    return done === undefined ? fail('takenMeanwhile') : ok()
  })

  handle(app, platform, moveCase, async ({ idx, state, due }, { caller }) => {
    const dueAt = due === '' ? undefined : endOfDay(due)
    // The asker would get a mail about it, and the agents an alarm.
    if (dueAt && dueAt.getTime() < Date.now()) throw errors.invalid('due', 'must not be in the past')
    await act(caller, idx, { happening: { type: 'moved', agentId: caller.userId, state, dueAt } })
    return ok()
  })

  handle(app, platform, writeInCase, async ({ idx, kind, text }, { caller, once }) => {
    const { userId, nick } = caller
    const happening =
      kind === 'note'
        ? ({ type: 'agent-noted' } as const)
        : ({ type: 'agent-wrote', agentId: userId } as const)
    await once.write(
      (tx) =>
        carryOut(platform, tx, {
          access: { as: 'agent', id: idx },
          author: { userId, nick },
          happening,
          entry: () => ({ kind, side: 'agent', body: text }),
        }),
      () => undefined,
    )
    return ok()
  })

  handle(app, platform, offerHome, async (fields, { caller, files, request, once }) =>
    ok(offeredAs(await offer(platform, once, caller, fields, files, request.ip))),
  )

  handle(app, platform, renewCaseLink, async ({ idx }, { caller }) => {
    await renewLink(platform, idx, caller)
    return ok()
  })

  handle(app, platform, caseFigures, async () => ok(await findFigures(database)))
}

/** The last second of a day in UTC. */
const endOfDay = (day: string): Date => new Date(`${day}T23:59:59Z`)
