import styles from './spinner.module.css'

/** A turning ring beside the text that names the running task. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
