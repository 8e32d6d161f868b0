import { Trans } from '@lingui/react/macro'
import { paths, type Recipient } from '@within-reach/shared-core'
import { Link, useLocation, useRemote, useSearchParams } from '@within-reach/shared-core/react'
import { BackIcon } from '@within-reach/shared-ui'
import { ComposeForm } from '../compose/compose-form'
import styles from '../list-page/list-page.module.css'

/** A new message as a page (/messagesend, /mobilemsgsend). The query may name the recipient. */
export function Component() {
  const { navigate } = useRemote()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const list = pathname === paths.messageSend ? paths.message : paths.mobileMessage
  return (
    <div className={styles.page}>
      <Link to={list} className={styles.back}>
        <BackIcon /> <Trans>Messages</Trans>
      </Link>
      <h1>
        <Trans>New message</Trans>
      </h1>
      <ComposeForm recipient={recipientOf(query)} onDone={() => navigate(list, { replace: true })} />
    </div>
  )
}

function recipientOf(query: URLSearchParams): Recipient | undefined {
  const to = query.get('to')
  return to ? { to, nick: query.get('nick') ?? to } : undefined
}
