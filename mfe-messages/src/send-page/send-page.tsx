import { Trans, useLingui } from '@lingui/react/macro'
import { postDetail, postOfHandle } from '@within-reach/contract'
import { paths, type Recipient } from '@within-reach/shared-core'
import { Link, useCall, useLocation, useRemote, useSearchParams } from '@within-reach/shared-core/react'
import { BackIcon } from '@within-reach/shared-ui'
import { ComposeForm } from '../compose/compose-form'
import styles from '../list-page/list-page.module.css'

/** A new message as a page (/messagesend, /mobilemsgsend). The query may name the recipient. */
export function Component() {
  const { navigate } = useRemote()
  const { pathname } = useLocation()
  const recipient = useRecipient()
  const list = pathname === paths.messageSend ? paths.message : paths.mobileMessage
  return (
    <div className={styles.page}>
      <Link to={list} className={styles.back}>
        <BackIcon /> <Trans>Messages</Trans>
      </Link>
      <h1>
        <Trans>New message</Trans>
      </h1>
      <ComposeForm recipient={recipient} onDone={() => navigate(list, { replace: true })} />
    </div>
  )
}

/** Anybody can write a nick into an address, so only the post says who its author is. Until it has arrived, nobody is named. */
function useRecipient(): Recipient | undefined {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const to = query.get('to') ?? ''
  const postId = postOfHandle(to)
  const { data: post, status } = useCall(
    postDetail,
    postId === undefined ? undefined : { id: String(postId) },
  )
  if (to === '') return undefined
  if (postId === undefined) return { to, nick: to }
  return { to, nick: post?.userid ?? (status === 'pending' ? '' : t`The author of the post`) }
}
