import { Plural, Trans } from '@lingui/react/macro'
import { sentence, type VersionHealth } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { useSentenceFormatter } from '../texts/use-sentence-formatter'
import styles from './health.module.css'

/** The most frequent faults, with their location in the site's own files. */
export function FaultList({ faults }: Pick<VersionHealth, 'faults'>) {
  const format = useSentenceFormatter()
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
              <Plural value={times} one="# time" other="# times" />: {format(sentence(`fault-${kind}`, {}))} (
              <code>{name}</code>
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
