import styles from './health.module.css'

export interface BarsProps {
  /** What is counted, with the figures: for those who do not see the bars. */
  readonly label: string
  readonly tone: 'views' | 'failures'
  readonly counts: readonly number[]
}

const height = 32
const step = 10

/** One bar for each hour. The highest one fills the height. */
export function Bars({ label, tone, counts }: BarsProps) {
  const most = Math.max(1, ...counts)
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${Math.max(1, counts.length) * step} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {counts.map((count, hour) => {
        const high = count === 0 ? 1 : Math.max(2, (count / most) * height)
        return (
          <rect
            key={hour}
            className={count === 0 ? styles.nothing : styles[tone]}
            x={hour * step + 1}
            y={height - high}
            width={step - 2}
            height={high}
          />
        )
      })}
    </svg>
  )
}
