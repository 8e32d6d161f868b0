import { Trans } from '@lingui/react/macro'
import { exportData, limits } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { Button, buttonClass, Notice } from '@within-reach/shared-ui'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../frame/failure-notice'
import type { CommonFailure } from '../frame/failure-text'
import styles from './my-data.module.css'

interface Offered {
  readonly address: string
  /** By the clock of this device, in milliseconds. */
  readonly expiresAt: number
}

/** Prepares an archive, and offers it as a link. Its address works once, and for ten minutes. */
export function ArchivePart() {
  const [busy, setBusy] = useState(false)
  const [offered, setOffered] = useState<Offered>()
  const [failure, setFailure] = useState<CommonFailure>()
  /** What became of the last link. */
  const [end, setEnd] = useState<'taken' | 'expired'>()
  const link = useRef<HTMLAnchorElement>(null)
  const done = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  // The pressed button became a link, and the link a button. Who is elsewhere when the link expires stays there.
  useEffect(() => {
    if (link.current) link.current.focus()
    else if (hadFocus.current) done.current?.focus()
  }, [offered, end])

  const close = useCallback((how: 'taken' | 'expired') => {
    hadFocus.current = how === 'taken' || document.activeElement === link.current
    setOffered(undefined)
    setEnd(how)
  }, [])
  useEffect(() => {
    if (!offered) return
    const expiring = setTimeout(() => close('expired'), offered.expiresAt - Date.now())
    return () => clearTimeout(expiring)
  }, [offered, close])

  const prepare = async () => {
    const expiresAt = Date.now() + limits.exportLifetime
    setBusy(true)
    setFailure(undefined)
    setEnd(undefined)
    const outcome = await send(exportData, {})
    setBusy(false)
    if (outcome.kind === 'ok') setOffered({ address: outcome.data.address, expiresAt })
    else setFailure(outcome)
  }

  const take = (event: MouseEvent) => {
    if (offered && Date.now() < offered.expiresAt) {
      // After the click, because a link that is gone is not followed.
      setTimeout(() => close('taken'))
    } else {
      // The timer is late if the device slept.
      event.preventDefault()
      close('expired')
    }
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
      {end && (
        <div ref={done} tabIndex={-1} className={styles.done}>
          {end === 'taken' ? (
            <Notice tone="success">
              <Trans>The download has begun. Keep the file where only you can read it.</Trans>
            </Notice>
          ) : (
            <Notice tone="info">
              <Trans>The link has expired. Prepare the archive again.</Trans>
            </Notice>
          )}
        </div>
      )}
      {offered === undefined ? (
        <Button variant="secondary" wide busy={busy} onClick={() => void prepare()}>
          <Trans>Prepare the archive</Trans>
        </Button>
      ) : (
        <a
          ref={link}
          className={buttonClass({ variant: 'primary', wide: true })}
          href={offered.address}
          download
          onClick={take}
        >
          <Trans>Download the archive</Trans>
        </a>
      )}
    </section>
  )
}
