import { Trans, useLingui } from '@lingui/react/macro'
import { type HistoryEntry, type Live, type Origins, regions, regionsAt } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { Badge, Button } from '@within-reach/shared-ui'
import { useClock } from '../registry/use-clock'
import { useNames } from '../texts/names'
import { VersionName } from '../texts/version-name'
import type { Action } from './action-panel'
import { Part } from './part'
import styles from './remote-page.module.css'

export interface LivePartProps {
  /** Whether it has region switches. */
  readonly regional: boolean
  readonly live: Live
  readonly origins: Origins | undefined
  /** The changes of this remote, newest first. Time and author of the current version come from them. */
  readonly entries: readonly HistoryEntry[]
  readonly onAction: (action: Action) => void
}

/** The current version, since when and by whom, and the rollback to the last good version. */
export function LivePart({ regional, live, origins, entries, onAction }: LivePartProps) {
  const { t } = useLingui()
  const names = useNames()
  const now = useClock()
  const { current, lastGood, enabled } = live
  const made = entries.find(({ before, after }) => after.current === current && before?.current !== current)
  const switches = regionsAt(live, now)
  const open = regions.filter((region) => switches[region]).map(names.region)
  return (
    <Part title={t`Live`}>
      <dl className={styles.facts}>
        <dt>
          <Trans>For everybody</Trans>
        </dt>
        <dd>
          <VersionName version={current} origins={origins}>
            {!enabled && <Badge tone="call">{t`Off`}</Badge>}
          </VersionName>
        </dd>
        {made && (
          <>
            <dt>
              <Trans>Since</Trans>
            </dt>
            <dd>
              <Time iso={made.at} /> · {names.who(made.who)}
            </dd>
          </>
        )}
        <dt>
          <Trans>Last good</Trans>
        </dt>
        <dd>
          {lastGood === undefined ? (
            <Trans>none yet</Trans>
          ) : (
            <VersionName version={lastGood} origins={origins} />
          )}
        </dd>
        {regional && (
          <>
            <dt>
              <Trans>Open in</Trans>
            </dt>
            <dd>{open.length > 0 ? open.join(', ') : <Trans>no region</Trans>}</dd>
          </>
        )}
      </dl>
      {lastGood === undefined ? (
        <p className={styles.quiet}>
          <Trans>
            There is no last good version to go back to: choose one of the published versions below.
          </Trans>
        </p>
      ) : (
        <Button variant="danger" onClick={() => onAction({ type: 'rollback', version: lastGood })}>
          <Trans>Roll back to {lastGood}</Trans>
        </Button>
      )}
    </Part>
  )
}
