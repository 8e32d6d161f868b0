import styles from './hero.module.css'

/** The plane that slides across the hero once, over four seconds (specification, section 9). */
export function Plane() {
  return (
    <div className={styles.flight}>
      <div className={styles.plane}>
        <svg width="104" height="56" viewBox="0 0 96 52">
          <path
            d="M0 33h22"
            stroke="var(--wr-draw-teal)"
            strokeWidth="2"
            strokeDasharray="3 5"
            strokeLinecap="round"
            opacity=".5"
          />
          <path
            d="M30 30l-8-14h6l10 11 18-1L42 5h7l20 20 15-1c8 0 10 7 2 8l-50 4c-3 .2-5-2-6-6z"
            fill="var(--wr-draw-coral)"
          />
          <path d="M58 35l-12 13h6l20-14z" fill="var(--wr-draw-coral-deep)" />
          <circle cx="79" cy="27.5" r="1.8" fill="var(--wr-draw-white)" />
          <circle cx="71" cy="28" r="1.5" fill="var(--wr-draw-white)" />
          <circle cx="64" cy="28.5" r="1.5" fill="var(--wr-draw-white)" />
        </svg>
      </div>
    </div>
  )
}
