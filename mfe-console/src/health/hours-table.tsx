import { Trans } from '@lingui/react/macro'
import type { VersionHealth } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import styles from './health.module.css'

/** The figures of the bars as a table. */
export function HoursTable({ hours }: Pick<VersionHealth, 'hours'>) {
  const { full } = useFormats()
  return (
    <details className={styles.details}>
      <summary>
        <Trans>Hour by hour</Trans>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Hour</Trans>
            </th>
            <th scope="col">
              <Trans>Page views</Trans>
            </th>
            <th scope="col">
              <Trans>Failures</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...hours].reverse().map(({ at, views, failures }) => (
            <tr key={at}>
              <th scope="row">{full(at)}</th>
              <td>{views}</td>
              <td>{failures}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
