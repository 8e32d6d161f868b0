import { changeTeamKeys, KeySignature, teamKeys } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fail, handle, ok } from '../platform/calls'
import { demandRight } from '../platform/operator'
import type { Platform } from '../platform/platform'
import { findKeyLists, insertKeyList } from './team-key-queries'
import { currentKeys, judgeKeyList, parseKeyList } from './team-keys'

/**
 * The calls about the keys of teams.
 * @param now milliseconds since 1970
 */
export function registerTeamKeys(
  app: FastifyInstance,
  platform: Platform,
  now: () => number = Date.now,
): void {
  const { database } = platform

  handle(app, platform, teamKeys, async ({ remote }) => {
    const rows = await findKeyLists(database, remote)
    return ok({
      lists: rows.map(({ body, signatures, at, who }) => {
        const read = v.safeParse(v.array(KeySignature), signatures)
        return { text: body, signatures: read.success ? read.output : [], at: at.toISOString(), who }
      }),
    })
  })

  handle(app, platform, changeTeamKeys, async ({ keys: signed }, { operator }) => {
    const { list: next, problem } = parseKeyList(signed.text)
    if (!next) return fail('refused', problem)
    const { remote, number } = next
    demandRight(operator, 'publish', remote)
    const current = await currentKeys(database, remote)
    // Nobody has signed for the first owners, so they need a token that may give rights.
    if (!current) demandRight(operator, 'grant', remote)
    const judged = judgeKeyList(current, next, signed, now())
    if (judged.ended !== 'accepted') return fail(judged.ended, judged.message)
    const isStored = await insertKeyList(database, next, signed, operator.who)
    return isStored
      ? ok({ remote, number })
      : fail(
          'stale',
          `Another list ${number} of the keys of ${remote} was stored meanwhile: make the change again.`,
        )
  })
}
