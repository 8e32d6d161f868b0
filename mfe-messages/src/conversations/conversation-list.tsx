import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState, Skeleton } from '@within-reach/shared-ui'
import { LoadFailure } from '../load-failure'
import { ConversationRows } from './conversation-rows'
import { OlderConversations } from './older-conversations'
import styles from './conversation-list.module.css'
import { useConversations } from './use-conversations'

/**
 * The conversations of the member, newest first: rows, a skeleton, an empty state, or an error.
 * @param open the number of the conversation beside the list
 */
export function ConversationList({ open }: { readonly open?: number }) {
  const { t } = useLingui()
  const { rows, failure, older, refresh } = useConversations()
  if (failure)
    return (
      <LoadFailure title={t`The conversations could not be loaded`} failure={failure} onRetry={refresh} />
    )
  if (rows === undefined)
    return (
      <div className={styles.coming}>
        <span className="wr-visually-hidden" role="status">
          <Trans>Loading conversations</Trans>
        </span>
        <Skeleton shape="mail" lines={6} />
      </div>
    )
  if (rows.length === 0)
    return (
      <EmptyState title={t`No conversations yet`}>
        <p>
          <Trans>
            Write to the author of a post, or to a member by email. What you write to each other appears here.
          </Trans>
        </p>
      </EmptyState>
    )
  return (
    <>
      <ConversationRows rows={rows} open={open} />
      <OlderConversations older={older} shown={rows.length} />
    </>
  )
}
