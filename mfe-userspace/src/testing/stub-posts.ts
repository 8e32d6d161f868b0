import { badges, bookmarked, facts } from '@within-reach/contract'
import { stubService } from '@within-reach/shared-core/testing'

/** A service for pages with a post: nothing was checked about its author, who gave no facts, and it is not bookmarked. */
export function stubPosts() {
  const service = stubService()
  const since = '2024-03-01T12:00:00.000Z'
  service.answer(badges, { kind: 'ok', data: { since, answers: null, domain: null, papers: null } })
  service.answer(facts, { kind: 'ok', data: { facts: {}, cost: null, rates: null } })
  service.answer(bookmarked, { kind: 'ok', data: false })
  return service
}
