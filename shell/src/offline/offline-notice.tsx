import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatsOf, languageNamed } from '@within-reach/contract'
import { Button } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import type { Connection } from './connection'
import type { UnsentEntry } from './device-database'
import styles from './offline-notice.module.css'
import { UnsentEntries, type UnsentEntriesProps } from './unsent-entries'

export interface OfflineNoticeProps extends Pick<UnsentEntriesProps, 'onDiscard' | 'onSendAgain'> {
  readonly connection: Connection
  readonly entries: readonly UnsentEntry[]
}

/** Says that there is no network and how old the page is, and lists what waits to be sent. */
export function OfflineNotice({ connection, entries, onDiscard, onSendAgain }: OfflineNoticeProps) {
  const [open, setOpen] = useState(false)
  const refused = entries.filter(({ refusal }) => refusal).length
  const waiting = entries.length - refused
  const isLimited = entries.some(({ limitedUntil }) => limitedUntil !== undefined)
  // The author must decide what happens to a refused text, so the list opens.
  useEffect(() => {
    if (refused > 0) setOpen(true)
  }, [refused])
  const notice = useRef<HTMLDivElement>(null)
  const leaving = useRef<string>(undefined)
  // An entry leaves with its button. The focus then goes to the notice, or to the page if that leaves as well.
  useEffect(() => {
    if (leaving.current === undefined || entries.some(({ key }) => key === leaving.current)) return
    leaving.current = undefined
    if (document.activeElement === document.body) (notice.current ?? document.getElementById('main'))?.focus()
  }, [entries])
  const leaves = (act: (key: string) => void) => (key: string) => {
    leaving.current = key
    act(key)
  }
  if (!connection.isOffline && entries.length === 0) return <p role="status" />
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <p role="status" className={styles.status}>
        {connection.isOffline && <Offline shownFrom={connection.shownFrom} />}
        {waiting > 0 && (
          <span>
            <Plural
              value={waiting}
              one="# text is waiting to be sent."
              other="# texts are waiting to be sent."
            />
          </span>
        )}
        {isLimited && (
          <span>
            <Trans>You have reached a limit, so some texts are sent later.</Trans>
          </span>
        )}
        {refused > 0 && (
          <span>
            <Plural value={refused} one="# text could not be sent." other="# texts could not be sent." />
          </span>
        )}
      </p>
      {entries.length > 0 && (
        <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Button>
      )}
      {open && entries.length > 0 && (
        <UnsentEntries entries={entries} onDiscard={leaves(onDiscard)} onSendAgain={leaves(onSendAgain)} />
      )}
    </div>
  )
}

function Offline({ shownFrom }: Pick<Connection, 'shownFrom'>) {
  const { i18n } = useLingui()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const ticking = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(ticking)
  }, [shownFrom])
  if (shownFrom === undefined) return <Trans>You are offline.</Trans>
  const formats = formatsOf(languageNamed(i18n.locale))
  const age = formats.relative(new Date(shownFrom).toISOString(), now)
  return <Trans>You are offline. Last updated: {age}.</Trans>
}
