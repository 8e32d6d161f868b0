import { notices, successAnswer } from '@within-reach/contract'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { ownList } from '@within-reach/shared-core/prerender'

const list = ownList(notices.path, successAnswer(notices, [], { total: 0, page: 1, pages: 1 }))

/** The decisions about a member. An address with a secret shows one decision. */
export const ownNotices: PrerenderedTemplate = { ...list, only: { ...list.only, 'query.secret': null } }
