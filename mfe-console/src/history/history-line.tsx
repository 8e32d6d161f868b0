import { Trans } from '@lingui/react/macro'
import type { HistoryEntry } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { Badge, Button } from '@within-reach/shared-ui'
import { DifferenceList } from '../texts/difference-list'
import { useNames } from '../texts/names'
import { useChangeText } from '../texts/use-change-text'
import { useDifferences } from '../texts/use-differences'
import styles from './history.module.css'

export interface HistoryLineProps {
  readonly entry: HistoryEntry
  readonly named: boolean
  readonly onUndo: () => void
}

/** One change: what, who, when, why, and its effect. The first change of a remote cannot be undone. */
export function HistoryLine({ entry, named, onUndo }: HistoryLineProps) {
  const names = useNames()
  const changeText = useChangeText()
  const differencesOf = useDifferences()
  const { revision, at, who, why, remote, change, before, after } = entry
  const title = names.remote(remote)
  const what = changeText(change)
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <strong>
          {named && `${title}: `}
          {what}
        </strong>
        <Badge>
          <Trans>Revision {revision}</Trans>
        </Badge>
      </div>
      <p className={styles.why}>{why}</p>
      <p className={styles.who}>
        {names.who(who)} · <Time iso={at} />
      </p>
      <div className={styles.did}>
        <DifferenceList differences={differencesOf(before, after)} />
        {before && (
          <Button variant="quiet" aria-label={changeText({ type: 'undo', revision })} onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
