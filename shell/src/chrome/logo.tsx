import styles from './header.module.css'

/** The wordmark: two hands of an arc that almost meet. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="34" height="34" viewBox="0 0 34 34" fill="none" aria-hidden="true">
        <circle cx="17" cy="17" r="16" fill="var(--wr-accent)" />
        <path d="M7 20c2.500-8 8-12 14-11.500" stroke="#fff" strokeWidth="2.500" strokeLinecap="round" />
        <path d="M27 14c-2.500 8-8 12-14 11.500" stroke="#fff" strokeWidth="2.500" strokeLinecap="round" />
        <circle cx="25" cy="9.500" r="2.600" fill="#ffb59f" />
      </svg>
      <span className={styles.wordmark}>Within Reach</span>
    </span>
  )
}
