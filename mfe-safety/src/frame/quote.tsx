import styles from './quote.module.css'

/** A text that somebody wrote, as a quotation. */
export const Quote = ({ children }: { readonly children: string }) => (
  <blockquote className={styles.quote}>{children}</blockquote>
)
