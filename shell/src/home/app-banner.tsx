import { Trans } from '@lingui/react/macro'
import styles from './app-banner.module.css'
import { PhoneDrawing } from './drawings'

/** Announces the app, which has no link yet (specification, section 1). */
export function AppBanner() {
  return (
    <section className={styles.part} aria-labelledby="app">
      <div className={styles.banner}>
        <div className={styles.copy}>
          <h2 id="app">
            <Trans>The app is coming soon</Trans>
          </h2>
          <p>
            <Trans>
              Within Reach for iOS and Android is coming soon. Until then, this site works just as well on
              your phone.
            </Trans>
          </p>
          <ul className={styles.stores}>
            <li>
              <Trans>
                iOS <span>coming soon</span>
              </Trans>
            </li>
            <li>
              <Trans>
                Android <span>coming soon</span>
              </Trans>
            </li>
          </ul>
        </div>
        <PhoneDrawing size={176} />
      </div>
    </section>
  )
}
