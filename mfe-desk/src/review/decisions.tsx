import { Trans, useLingui } from '@lingui/react/macro'
import type { Decision } from '@within-reach/contract'
import { Time, useFormats } from '@within-reach/shared-core/react'
import { Button } from '@within-reach/shared-ui'
import { useState } from 'react'
import { useFocusAfterRemoval } from '../frame/use-focus-after-removal'
import { ReversalPanel } from '../reversal/reversal-panel'
import { useNames } from '../texts/use-names'
import { ReviewPart } from './review-part'
import styles from './review.module.css'

export interface DecisionsProps {
  readonly decisions: readonly Decision[]
  readonly onReversed: () => void
}

/** What was decided in a closed review, by whom, and the way to reverse it. */
export function Decisions({ decisions, onReversed }: DecisionsProps) {
  const { t } = useLingui()
  const names = useNames()
  const { day } = useFormats()
  const [reversing, setReversing] = useState<Decision>()
  const { target: list, expect } = useFocusAfterRemoval<HTMLUListElement>(decisions)
  return (
    <ReviewPart title={<Trans>Decided</Trans>}>
      {decisions.length === 0 && (
        <p className={styles.quiet}>
          <Trans>Its reports were merged into another review.</Trans>
        </p>
      )}
      <ul className={styles.lines} ref={list} tabIndex={-1}>
        {decisions.map((decision) => {
          const { decision_idx: idx, action, reason, note, by, ca, until, reversed } = decision
          const end = until && day(until)
          return (
            <li key={idx}>
              <p className={styles.who}>
                <strong>{names.done(action)}</strong>
                <span>{names.reason(reason)}</span>
                {end && <span>{t`until ${end}`}</span>}
              </p>
              {note !== '' && <p className={styles.words}>{note}</p>}
              <p className={styles.quiet}>
                <Trans>
                  by {by}, <Time iso={ca} />
                </Trans>
              </p>
              {reversed ? (
                <p className={styles.quiet}>
                  <Trans>
                    reversed <Time iso={reversed} />
                  </Trans>
                </p>
              ) : (
                // A dismissal changed nothing.
                action !== 'dismiss' && (
                  <Button variant="quiet" onClick={() => setReversing(decision)}>
                    <Trans>Reverse it</Trans>
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
      {reversing && (
        <ReversalPanel
          decision={reversing}
          onClose={() => setReversing(undefined)}
          onReversed={() => {
            setReversing(undefined)
            expect()
            onReversed()
          }}
        />
      )}
    </ReviewPart>
  )
}
