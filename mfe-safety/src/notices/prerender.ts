import { notices, successAnswer } from '@within-reach/contract'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { ownList, samePage } from '@within-reach/shared-core/prerender'
import { sampleSecret } from '../names/sample-secret'

const list = ownList(notices.path, successAnswer(notices, [], { total: 0, page: 1, pages: 1 }))

/** The decisions about a member. The address of a mailed link shows one decision. */
const ownNotices: PrerenderedTemplate = {
  ...list,
  only: { ...list.only, 'query.secret': null, 'query.link': null },
}

/** The place of a decision about a banned member, by the mailed link. Only the browser knows the secret after its #. */
const linkedNotice: PrerenderedTemplate = {
  ...samePage,
  only: { member: null },
  query: () => sampleSecret,
  aspects: [],
}

export const allNotices = [ownNotices, linkedNotice]
