import styles from './rich-text.module.css'

/**
 * Text with its own markup.
 * @param html sanitised by the caller, always: it is put into the page as it is
 */
export function RichText({ html }: { readonly html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
