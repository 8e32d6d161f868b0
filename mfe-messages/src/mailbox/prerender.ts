import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { listQuery, searchSlot } from '../list-page/prerender'
import { answerOf, listAspect, listsOf, slotsOf } from '../message-list/prerender'

const inbox = { type: 'inbox', searchData: '' } as const

/**
 * The message centre for wide and for narrow screens, which begins with the inbox. For an address with another folder or a
 * search the list shows a skeleton.
 */
export const messageCentre: PrerenderedTemplate = {
  only: { member: true },
  query: listQuery,
  reads: [],
  slots: { ...slotsOf('beside', 'messages'), ...searchSlot },
  aspects: [listAspect],
  lists: listsOf('beside', 'messages'),
  // Each layout takes one of the answers. The one for wide screens is drawn first.
  answers: (values) => [...answerOf('beside', values, inbox), ...answerOf('messages', values, inbox)],
}
