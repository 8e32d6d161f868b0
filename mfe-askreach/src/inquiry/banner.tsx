import styles from './inquiry.module.css'

export interface BannerProps {
  readonly title: string
  readonly lead: string
}

/** The title of an Ask Reach page. */
export function Banner({ title, lead }: BannerProps) {
  return (
    <header className={styles.banner}>
      <div className={styles.inner}>
        <p className={styles.eyebrow}>Ask Reach</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </header>
  )
}
