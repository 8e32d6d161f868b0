import { classNames } from '@within-reach/shared-ui'
import styles from './matrix.module.css'

export interface SwitchProps {
  readonly on: boolean
  /** What is seen of its state. */
  readonly text: string
  /** What it stands for, its state and what pressing it begins. */
  readonly label: string
  readonly onPress: () => void
}

/** A switch that asks first: pressing it opens the form in which the change is made. */
export function Switch({ on, text, label, onPress }: SwitchProps) {
  return (
    <button
      type="button"
      className={classNames(styles.switch, on ? styles.on : styles.off)}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <span className={styles.track} />
      {text}
    </button>
  )
}
