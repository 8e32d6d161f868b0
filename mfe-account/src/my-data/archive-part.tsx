import { Trans } from '@lingui/react/macro'
import { exportData } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { Button, buttonClass, Notice } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../frame/failure-notice'
import type { CommonFailure } from '../frame/failure-text'
import styles from './my-data.module.css'

/** Prepares an archive, and offers it as a link. Its address works once. */
export function ArchivePart() {
  const [busy, setBusy] = useState(false)
  const [address, setAddress] = useState<string>()
  const [failure, setFailure] = useState<CommonFailure>()
  const [hasBegun, setHasBegun] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const begun = useRef<HTMLDivElement>(null)
  // The pressed button became a link, and the link a button.
  useEffect(() => (link.current ?? begun.current)?.focus(), [address, hasBegun])

  const prepare = async () => {
    setBusy(true)
    setFailure(undefined)
    setHasBegun(false)
    const outcome = await send(exportData, {})
    setBusy(false)
    if (outcome.kind === 'ok') setAddress(outcome.data.address)
    else setFailure(outcome)
  }

  const take = () => {
    setAddress(undefined)
    setHasBegun(true)
  }

  return (
    <section className={styles.part} aria-labelledby="archive">
      <h2 className={styles.title} id="archive">
        <Trans>Take your data along</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>
          A zip file with a page to read, the same for programs, and the files of your posts. It has your
          profile, posts, comments, messages, inquiries, reports, blocks, and what moderators decided about
          you.
        </Trans>
      </p>
      {failure && (
        <div className={styles.done}>
          <FailureNotice failure={failure} />
        </div>
      )}
      {hasBegun && (
        <div ref={begun} tabIndex={-1} className={styles.done}>
          <Notice tone="success">
            <Trans>The download has begun. Keep the file where only you can read it.</Trans>
          </Notice>
        </div>
      )}
      {address === undefined ? (
        <Button variant="secondary" wide busy={busy} onClick={() => void prepare()}>
          <Trans>Prepare the archive</Trans>
        </Button>
      ) : (
        <a
          ref={link}
          className={buttonClass({ variant: 'primary', wide: true })}
          href={address}
          download
          // After the click, because a link that is gone is not followed.
          onClick={() => setTimeout(take)}
        >
          <Trans>Download the archive</Trans>
        </a>
      )}
    </section>
  )
}
