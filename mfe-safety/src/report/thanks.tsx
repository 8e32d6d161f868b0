import { Trans, useLingui } from '@lingui/react/macro'
import type { ReportReason } from '@within-reach/contract'
import { blockPath, safetyPaths } from '@within-reach/shared-core'
import { Link, useRemote } from '@within-reach/shared-core/react'
import { BlockIcon, Button, buttonClass, Notice } from '@within-reach/shared-ui'
import { useEffect, useRef } from 'react'
import { Frame } from '../frame/frame'
import type { About } from '../names/read-about'
import { reasonTexts } from '../names/reasons'
import { originOf } from '../names/unreachable'
import styles from './report.module.css'
import { WordsForm } from './words-form'

export interface ThanksProps {
  readonly about: About
  /** The reason that was sent. */
  readonly reason: ReportReason
  /** The words of the report until now. */
  readonly words: string
  /** Called with the words that were sent. */
  readonly onWords: (words: string) => void
  readonly onChangeReason: () => void
}

/** After a report: what happens next, own words, and the block of the author. */
export function Thanks({ about, reason, words, onWords, onChangeReason }: ThanksProps) {
  const { t } = useLingui()
  const { back } = useRemote()
  const { kind, id } = about
  const name = t(reasonTexts[reason].name)
  const sent = useRef<HTMLDivElement>(null)
  // The pressed reason was removed.
  useEffect(() => sent.current?.focus(), [])
  return (
    <Frame title={t`Thank you`}>
      <div ref={sent} tabIndex={-1}>
        <Notice tone="success">
          <Trans>Your report was sent, with the reason “{name}”.</Trans>{' '}
          <button type="button" className={styles.change} onClick={onChangeReason}>
            <Trans>Change the reason</Trans>
          </button>
        </Notice>
      </div>
      <section className={styles.next}>
        <h2>
          <Trans>What happens next</Trans>
        </h2>
        <p>
          <Trans>
            A moderator reads it together with its context and decides. Whoever wrote it does not learn who
            reported it. You find the outcome under <Link to={safetyPaths.myReports}>My reports</Link>.
          </Trans>
        </p>
      </section>
      <WordsForm about={about} reason={reason} words={words} onWords={onWords} />
      <section className={styles.next}>
        <h2>
          <Trans>Do you want to hear no more from them?</Trans>
        </h2>
        <p>
          <Trans>
            If you block them, none of their messages reaches you, and you no longer see their comments. Their
            posts stay on the boards. They are not told.
          </Trans>
        </p>
        <div className={styles.actions}>
          <Link to={blockPath(kind, id)} className={buttonClass({ variant: 'secondary' })}>
            <BlockIcon />{' '}
            {kind === 'message' ? <Trans>Block the sender</Trans> : <Trans>Block the author</Trans>}
          </Link>
          <Button variant="quiet" onClick={() => back(originOf(kind))}>
            <Trans>Back</Trans>
          </Button>
        </div>
      </section>
    </Frame>
  )
}
