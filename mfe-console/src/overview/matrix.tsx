import { Trans, useLingui } from '@lingui/react/macro'
import { regions } from '@within-reach/contract'
import { useState } from 'react'
import type { RemoteStatus } from '../registry/registry-context'
import { useClock } from '../registry/use-clock'
import { useNames } from '../texts/names'
import styles from './matrix.module.css'
import { MatrixRow } from './matrix-row'
import { type Pressed, SwitchPanel } from './switch-panel'

export interface MatrixProps {
  readonly remotes: readonly RemoteStatus[]
}

/**
 * Remotes by regions, with a switch at each crossing: a table on wide screens, a card per remote on narrow ones. The
 * roles are explicit, since browsers drop them from a table that is laid out as cards.
 */
export function Matrix({ remotes }: MatrixProps) {
  const { t } = useLingui()
  const names = useNames()
  const now = useClock()
  const [pressed, setPressed] = useState<Pressed>()
  return (
    <>
      <div role="table" className={styles.matrix} aria-label={t`Sections by regions`}>
        <div role="rowgroup" className={styles.header}>
          <div role="row" className={styles.row}>
            <span role="columnheader">
              <Trans>Section</Trans>
            </span>
            <span role="columnheader">
              <Trans>Live version</Trans>
            </span>
            <span role="columnheader">
              <Trans>Whole section</Trans>
            </span>
            {regions.map((region) => (
              <span role="columnheader" key={region}>
                {names.region(region)}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.body}>
          {remotes.map((remote) => (
            <MatrixRow key={remote.name} remote={remote} now={now} onPress={setPressed} />
          ))}
        </div>
      </div>
      {pressed && <SwitchPanel pressed={pressed} onClose={() => setPressed(undefined)} />}
    </>
  )
}
