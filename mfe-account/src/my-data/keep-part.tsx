import { Trans, useLingui } from '@lingui/react/macro'
import { keepAccount } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { Time } from '@within-reach/shared-core/react'
import { Button, Notice } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../frame/failure-notice'
import type { CommonFailure } from '../frame/failure-text'
import styles from './my-data.module.css'

export interface KeepPartProps {
  /** When the account will be deleted; null if nobody asked for it. */
  readonly due: string | null
  readonly onKept: () => Promise<unknown>
}

/** Says when the account will be deleted, with a button that keeps it. */
export function KeepPart({ due, onKept }: KeepPartProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CommonFailure>()
  const [isKept, setIsKept] = useState(false)
  const done = useRef<HTMLDivElement>(null)
  // The pressed button was removed.
  useEffect(() => {
    if (isKept && due === null) done.current?.focus()
  }, [isKept, due])

  const keep = async () => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await send(keepAccount, {})
    if (outcome.kind === 'ok') {
      setIsKept(true)
      await onKept()
    } else setFailure(outcome)
    setBusy(false)
  }

  if (due === null)
    return isKept ? (
      <div ref={done} tabIndex={-1} className={styles.first}>
        <Notice tone="success">
          <Trans>Your account stays, with everything in it.</Trans>
        </Notice>
      </div>
    ) : null
  return (
    <section className={styles.first} aria-label={t`Deletion of your account`}>
      <Notice tone="caution">
        <p className={styles.due}>
          <Trans>
            Your account will be deleted on <Time iso={due} style="day" />.
          </Trans>
        </p>
        <Button busy={busy} onClick={() => void keep()}>
          <Trans>Keep my account</Trans>
        </Button>
      </Notice>
      <FailureNotice failure={failure} />
    </section>
  )
}
