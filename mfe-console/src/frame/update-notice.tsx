import { Trans } from '@lingui/react/macro'
import { registryHistory, type RegistryStatus } from '@within-reach/contract'
import { useCall } from '@within-reach/shared-core/react'
import { Button } from '@within-reach/shared-ui'
import { useNames } from '../texts/names'
import { useChangeText } from '../texts/use-change-text'
import styles from './frame.module.css'

/** The maximum number of changes that are listed. */
const most = 5

export interface UpdateNoticeProps {
  readonly shown: RegistryStatus
  readonly newer: RegistryStatus
  readonly onShow: () => void
}

/** Says that there is a newer revision than the one on display, and who made it. */
export function UpdateNotice({ shown, newer, onShow }: UpdateNoticeProps) {
  const names = useNames()
  const changeText = useChangeText()
  const { data: entries = [] } = useCall(registryHistory, { most }, { version: newer.revision })
  const seen = shown.revision
  const latest = newer.revision
  const missed = entries.filter(({ revision }) => revision > shown.revision)
  return (
    <div className={styles.newer}>
      <div>
        <p>
          <Trans>
            This page is out of date: it shows revision {seen}, but revision {latest} is live.
          </Trans>
        </p>
        {missed.length > 0 && (
          <ul>
            {missed.map(({ revision, who, remote, change, why }) => (
              <li key={revision}>
                {names.who(who)} · {names.remote(remote)}: {changeText(change)} — {why}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button variant="secondary" onClick={onShow}>
        <Trans>Show what is live now</Trans>
      </Button>
    </div>
  )
}
