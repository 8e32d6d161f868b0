import styles from './app-banner.module.css'
import { PhoneDrawing } from './drawings'

/** The app that is announced; there is nothing behind it yet (specification, section 1). */
export function AppBanner() {
  return (
    <section className={styles.part} aria-labelledby="app">
      <div className={styles.banner}>
        <div className={styles.words}>
          <h2 id="app">The app is coming soon</h2>
          <p>
            Within Reach for iOS and Android is on its way. Until then this site fits your phone just as well.
          </p>
          <ul className={styles.stores}>
            <li>
              iOS <span>coming soon</span>
            </li>
            <li>
              Android <span>coming soon</span>
            </li>
          </ul>
        </div>
        <PhoneDrawing size={176} />
      </div>
    </section>
  )
}
