import { Trans } from '@lingui/react/macro'
import type { Difference } from './use-differences'
import styles from './difference-list.module.css'

/** The differences, line by line: before and after. */
export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <ul className={styles.list}>
      {differences.map(({ name, from, to }) => (
        <li key={name}>
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.change}>
            <del>
              <span className="wr-visually-hidden">
                <Trans>before:</Trans>{' '}
              </span>
              {from}
            </del>{' '}
            <span aria-hidden="true">→</span>{' '}
            <ins>
              <span className="wr-visually-hidden">
                <Trans>now:</Trans>{' '}
              </span>
              {to}
            </ins>
          </span>
        </li>
      ))}
    </ul>
  )
}
