import { useId } from 'react'
import styles from './progress.module.css'

/** A new figure is read out at each of these, not at each percent. */
const step = 25

export interface ProgressProps {
  /** The running task, such as the name of a file. */
  readonly label: string
  /** The progress, from 0 to 1. Absent while it is unknown. */
  readonly value?: number
  /** The format of a percentage, written and read out, such as "40 %". */
  readonly percentText: (percent: number) => string
}

/** A progress bar with a figure. It is read out in quarters. */
export function Progress({ label, value, percentText }: ProgressProps) {
  const id = useId()
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  const passed = percent === undefined ? 0 : Math.floor(percent / step) * step
  return (
    <div className={styles.progress}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {percent !== undefined && (
        <span className={styles.percent} aria-hidden="true">
          {percentText(percent)}
        </span>
      )}
      <progress className={styles.bar} id={id} max={100} value={percent} />
      <span className="wr-visually-hidden" aria-live="polite">
        {passed > 0 && `${label} ${percentText(passed)}`}
      </span>
    </div>
  )
}
