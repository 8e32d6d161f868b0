import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FaultKind, VersionHealth } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import styles from './health.module.css'

const kinds: Readonly<Record<FaultKind, MessageDescriptor>> = {
  load: msg`could not be loaded`,
  integrity: msg`a file was not the one that was published`,
  timeout: msg`took too long`,
  mount: msg`failed as it was first shown`,
  crash: msg`crashed while it was used`,
  unmount: msg`failed as it was left`,
}

/** What went wrong most often, and where in the site's own files. */
export function FaultList({ faults }: Pick<VersionHealth, 'faults'>) {
  const { t } = useLingui()
  if (faults.length === 0) return null
  return (
    <div className={styles.faults}>
      <h4>
        <Trans>What went wrong most often</Trans>
      </h4>
      <ul>
        {faults.map(({ kind, name, place, times, last }) => (
          <li key={`${kind} ${name} ${place ?? ''}`}>
            <span>
              <Plural value={times} one="# time" other="# times" />: {t(kinds[kind])} (<code>{name}</code>
              {place && (
                <>
                  {' '}
                  <code>{place}</code>
                </>
              )}
              )
            </span>{' '}
            <span className={styles.quiet}>
              <Trans>
                last <Time iso={last} />
              </Trans>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
