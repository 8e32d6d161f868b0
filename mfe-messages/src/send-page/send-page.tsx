import { Trans } from '@lingui/react/macro'
import { paths, type Recipient } from '@within-reach/shared-core'
import { useRemote } from '@within-reach/shared-core/react'
import { useSearchParams } from 'react-router-dom'
import { ComposeForm } from '../compose/compose-form'
import styles from '../list-page/list-page.module.css'

/** A new message as a page (/messagesend, /mobilemsgsend). The query may say whom it is for. */
export function SendPage() {
  const { navigate } = useRemote()
  const [query] = useSearchParams()
  return (
    <div className={styles.page}>
      <h1>
        <Trans>New message</Trans>
      </h1>
      <ComposeForm
        recipient={recipientOf(query)}
        onDone={() => navigate(paths.mobileMessage, { replace: true })}
      />
    </div>
  )
}

function recipientOf(query: URLSearchParams): Recipient | undefined {
  const to = query.get('to')
  return to ? { to, nick: query.get('nick') ?? to } : undefined
}
