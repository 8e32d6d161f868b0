import { Trans } from '@lingui/react/macro'
import { type HistoryEntry, versionsIn } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { Badge, Button } from '@within-reach/shared-ui'
import { DifferenceList } from '../texts/difference-list'
import { useNames } from '../texts/names'
import { RegistryText } from '../texts/registry-text'
import { useChangeText } from '../texts/use-change-text'
import { useDifferences } from '../texts/use-differences'
import { VersionName } from '../texts/version-name'
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
  const { revision, at, who, why, sentences, remote, change, before, after, origins = {} } = entry
  const title = names.remote(remote)
  const what = changeText(change)
  const known = versionsIn(entry).filter((version) => origins[version])
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
      {known.length > 0 && (
        <ul className={styles.versions}>
          {known.map((version) => (
            <li key={version}>
              <VersionName version={version} origins={origins} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.why}>{sentences ? <RegistryText sentences={sentences} text={why} /> : why}</p>
      <p className={styles.who}>
        {names.who(who)} · <Time iso={at} />
      </p>
      <div className={styles.did}>
        <DifferenceList differences={differencesOf(before, after, Date.parse(at))} />
        {before && (
          <Button variant="quiet" aria-label={changeText({ type: 'undo', revision })} onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
