import { paths } from '@within-reach/shared-core'
import { useRemote } from '@within-reach/shared-core/react'
import { texts } from '../texts'
import { Mailbox } from './mailbox'
import styles from './mailbox.module.css'

/** The message centre as a page (/message). */
export function MailboxPage() {
  const { navigate } = useRemote()
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <Mailbox onWrite={() => navigate(paths.messageSend)} />
    </div>
  )
}
