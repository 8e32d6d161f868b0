import { classNames } from '@within-reach/shared-ui'
import styles from './matrix.module.css'

export interface SwitchProps {
  readonly on: boolean
  /** The visible label of its state. */
  readonly text: string
  /** The label for screen readers: its subject, its state and its action. */
  readonly label: string
  readonly onPress: () => void
}

/** A switch with a confirmation: pressing it opens the form that makes the change. */
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
