import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { VersionHealth } from '@within-reach/contract'
import type { ReactNode } from 'react'
import { Bars } from './bars'
import { FaultList } from './fault-list'
import { Figure } from './figure'
import styles from './health.module.css'
import { HoursTable } from './hours-table'
import { VitalFigures } from './vital-figures'

export interface VersionHealthCardProps {
  readonly health: VersionHealth
  /** The role of the version, such as the current one. */
  readonly role: ReactNode
}

/** The share of the busiest hour's views that fills a failure bar to the top. */
const fullBarShare = 0.1

/** The browsers' reports about one version in the last day: figures, bars by the hour, and the most frequent faults. */
export function VersionHealthCard({ health, role }: VersionHealthCardProps) {
  const { t, i18n } = useLingui()
  const { version, views, loadFailures, mountFailures, crashes, median, slowest, vitals, hours, faults } =
    health
  const number = new Intl.NumberFormat(i18n.locale)
  const failures = loadFailures + mountFailures + crashes
  const milliseconds = (value: number | null) => {
    if (value === null) return '–'
    const shown = number.format(value)
    return t`${shown} ms`
  }
  const viewsLabel = t`Page views by the hour: ${plural(views, { one: '# in the last day', other: '# in the last day' })}`
  const failuresLabel = t`Failures by the hour: ${plural(failures, { one: '# in the last day', other: '# in the last day' })}`
  return (
    <article className={styles.version} aria-label={t`Health of ${version}`}>
      <h3>
        {version} {role}
      </h3>
      <dl className={styles.figures}>
        <Figure name={t`Page views`}>{number.format(views)}</Figure>
        <Figure name={t`Not loaded`}>{number.format(loadFailures)}</Figure>
        <Figure name={t`Not shown`}>{number.format(mountFailures)}</Figure>
        <Figure name={t`Crashed`}>{number.format(crashes)}</Figure>
        <Figure name={t`Shown after (median)`}>{milliseconds(median)}</Figure>
        <Figure name={t`One in twenty takes longer than`}>{milliseconds(slowest)}</Figure>
      </dl>
      {views === 0 && failures === 0 ? (
        <p className={styles.quiet}>
          <Trans>No browser has reported on it in the last day.</Trans>
        </p>
      ) : (
        <>
          <VitalFigures vitals={vitals} />
          <div className={styles.charts}>
            <Bars
              title={<Trans>Page views by the hour</Trans>}
              tone="views"
              label={viewsLabel}
              counts={hours.map((hour) => hour.views)}
            />
            <Bars
              title={<Trans>Failures by the hour</Trans>}
              tone="failures"
              label={failuresLabel}
              counts={hours.map((hour) => hour.failures)}
              full={Math.max(...hours.map((hour) => hour.views)) * fullBarShare}
            />
          </div>
          <HoursTable hours={hours} />
        </>
      )}
      <FaultList faults={faults} />
    </article>
  )
}
