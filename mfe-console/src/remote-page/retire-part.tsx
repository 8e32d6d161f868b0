import { Trans, useLingui } from '@lingui/react/macro'
import { sentence } from '@within-reach/contract'
import { Button } from '@within-reach/shared-ui'
import { useSentenceFormatter } from '../texts/use-sentence-formatter'
import type { Action } from './action-panel'
import { Part } from './part'
import styles from './remote-page.module.css'

export interface RetirePartProps {
  readonly current: string
  readonly onAction: (action: Action) => void
}

/** Offers to retire the remote. */
export function RetirePart({ current, onAction }: RetirePartProps) {
  const format = useSentenceFormatter()
  return (
    <Part title={format(sentence('does-retire', {}))}>
      <p className={styles.quiet}>
        <Trans>For a section that the site no longer needs. Its versions stay published.</Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="danger" onClick={() => onAction({ type: 'retire', version: current })}>
          <Trans>Retire this section</Trans>
        </Button>
      </div>
    </Part>
  )
}

/** Says that the remote is retired, and how to bring it back. */
export function RetiredPart() {
  const { t } = useLingui()
  return (
    <Part title={t`Retired`}>
      <p>
        <Trans>
          Visitors do not see this section any more, and other sections may use its addresses. To bring it
          back, undo that change in the history below.
        </Trans>
      </p>
    </Part>
  )
}
