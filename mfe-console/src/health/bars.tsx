import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './health.module.css'

export interface BarsProps {
  /** The visible label above the bars. */
  readonly title: ReactNode
  /** The label for screen readers, with the figures. */
  readonly label: string
  readonly tone: 'views' | 'failures'
  readonly counts: readonly number[]
  /** The minimum value of a bar of full height, so that one failure among a thousand views does not fill the chart. */
  readonly full?: number
}

const height = 32
const step = 10

/** One bar per hour, up to now. */
export function Bars({ title, label, tone, counts, full = 1 }: BarsProps) {
  const max = Math.max(full, ...counts)
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${Math.max(1, counts.length) * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {counts.map((count, hour) => {
          const barHeight = count === 0 ? 1 : Math.max(3, (count / max) * height)
          return (
            <rect
              key={hour}
              className={count === 0 ? styles.nothing : styles[tone]}
              x={hour * step + 1}
              y={height - barHeight}
              width={step - 2}
              height={barHeight}
            />
          )
        })}
      </svg>
      <p className={styles.hours} aria-hidden="true">
        <span>
          <Trans>a day ago</Trans>
        </span>
        <span>
          <Trans>now</Trans>
        </span>
      </p>
    </figure>
  )
}
