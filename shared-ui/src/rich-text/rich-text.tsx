import styles from './rich-text.module.css'

/**
 * Text with markup.
 * @param html must be sanitised by the caller: it is inserted unchanged
 */
export function RichText({ html }: { readonly html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
