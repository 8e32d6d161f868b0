import { useSearchParams } from '@within-reach/shared-core/react'
import { ConversationList } from '../conversations/conversation-list'
import { Panes } from '../conversations/panes'
import { ConversationView } from './conversation-view'
import { useThread } from './use-thread'

/** The messages with one person (/conversation, query with). On wide screens, the list is beside it. */
export function Component() {
  const [query] = useSearchParams()
  const number = query.get('with') ?? ''
  const thread = useThread(number)
  return (
    <Panes shows="conversation" list={<ConversationList open={thread.person?.conversation_idx} />}>
      <ConversationView key={number} thread={thread} />
    </Panes>
  )
}
