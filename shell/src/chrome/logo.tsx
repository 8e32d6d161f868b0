import styles from './logo.module.css'

/** The mark: two arcs that almost meet, and a dot between them. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 34 34" fill="none" aria-hidden="true">
        <circle cx="17" cy="17" r="17" fill="var(--wr-draw-teal)" />
        <path
          d="M7 20c2.5-8 8-12 14-11.5"
          stroke="var(--wr-draw-white)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path
          d="M27 14c-2.5 8-8 12-14 11.5"
          stroke="var(--wr-draw-white)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <circle cx="25" cy="9.5" r="2.6" fill="var(--wr-draw-spark)" />
      </svg>
      <span className={styles.wordmark}>Within Reach</span>
    </span>
  )
}
