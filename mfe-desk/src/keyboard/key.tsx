import styles from './keyboard.module.css'

/** A key, as drawn on a keyboard. */
export const Key = ({ children }: { readonly children: string }) => (
  <kbd className={styles.key}>{children}</kbd>
)
