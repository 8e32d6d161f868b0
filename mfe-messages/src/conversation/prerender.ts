import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

/** The place of a conversation, and beside it that of the list. Its messages begin at the end, to which only the browser can scroll. */
export const oneConversation: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  query: () => '?with=900000001',
  aspects: [],
}
