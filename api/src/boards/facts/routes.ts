import { facts, findPosts, saveFacts, trueCost } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { handle, handleRead, ok } from '../../platform/calls'
import { errors } from '../../platform/errors'
import type { Platform } from '../../platform/platform'
import { findFacts } from './fact-queries'
import { findByFilter } from './find-posts'
import { presentFacts } from './presenter'
import { replaceFacts } from './save-facts'

/** The facts of posts, and the posts that fit a filter. */
export function registerFacts(app: FastifyInstance, platform: Platform): void {
  const { database, reads, search, settings } = platform
  const rates = settings.exchangeRates

  handleRead(app, platform, facts, async ({ id }, _caller, request) => {
    const post = await reads.of(request).find((from) => findFacts(from, id))
    if (!post) throw errors.notFound('such post')
    const shown = presentFacts(post.facts)
    return ok({ facts: shown, cost: trueCost(shown), rates })
  })

  handle(app, platform, saveFacts, async (fields, { caller }) =>
    ok({ facts: await replaceFacts(database, caller.userId, fields) }),
  )

  handleRead(app, platform, findPosts, async (fields, caller, request) => {
    const { rows, meta } = await findByFilter(
      { ...reads.of(request), search, rates },
      fields,
      caller,
      request.ip,
    )
    return ok(rows, meta)
  })
}
