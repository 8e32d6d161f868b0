import { Trans } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { useRemote } from '@within-reach/shared-core/react'
import { useNarrow } from '@within-reach/shared-ui'
import { Component as ListPage } from '../list-page/list-page'
import { useListInAddress } from '../message-list/shown-list'
import { Mailbox } from './mailbox'
import styles from './mailbox.module.css'

/**
 * The message centre as a page (/message). If two panes do not fit, it shows the list of narrow screens. The
 * prerendered page contains both, because it is for screens of any width.
 */
export function Component() {
  const narrow = useNarrow()
  if (narrow !== undefined) return narrow ? <ListPage /> : <TwoPanes />
  return (
    <>
      <div className={styles.onWide}>
        <TwoPanes />
      </div>
      <div className={styles.onNarrow}>
        <ListPage />
      </div>
    </>
  )
}

function TwoPanes() {
  const { navigate } = useRemote()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Messages</Trans>
      </h1>
      <div className={styles.frame}>
        <Mailbox list={useListInAddress()} onWrite={() => navigate(paths.messageSend)} />
      </div>
    </div>
  )
}
