import { Trans } from '@lingui/react/macro'
import { Card, Notice } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { useFocusAfterRemoval } from '../frame/use-focus-after-removal'
import { Facts } from './facts'
import type { Host } from './host'
import { NoteForm } from './note-form'
import styles from './papers.module.css'
import type { Reference } from './reference'
import { TakeBack } from './take-back'
import { usePapers } from './use-papers'

export interface HostCardProps {
  readonly reference: Reference
  readonly host: Host
  /** Whether the heading gets the focus once it is there. */
  readonly takesFocus: boolean
}

/** A host: by what they were found, what was checked about them, and the two presses about their papers. */
export function HostCard({ reference, host, takesFocus }: HostCardProps) {
  const papers = usePapers(reference)
  const { nick, hidden, own, checks } = host
  const isNoted = checks.papers !== null
  const { target: heading, expect } = useFocusAfterRemoval<HTMLHeadingElement>(isNoted)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, heading])
  return (
    <Card className={styles.host}>
      <h2 ref={heading} tabIndex={-1}>
        {nick}
      </h2>
      <Facts reference={reference} host={host} />
      {own && (
        <Notice tone="info">
          <Trans>You wrote this yourself. Another agent has to see your papers.</Trans>
        </Notice>
      )}
      {hidden && (
        <Notice tone="info">
          <Trans>
            While it is hidden, papers can only be taken back. Find the host by something visible to note
            them.
          </Trans>
        </Notice>
      )}
      {papers.failure && <Notice tone="error">{papers.failure}</Notice>}
      {!own && !hidden && <NoteForm nick={nick} noted={checks.papers} papers={papers} />}
      {isNoted && <TakeBack nick={nick} papers={papers} onTakenBack={expect} />}
    </Card>
  )
}
