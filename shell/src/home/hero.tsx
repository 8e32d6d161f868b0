import { Trans } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { buttonClass } from '@within-reach/shared-ui'
import styles from './hero.module.css'
import { Landscape } from './landscape'
import { Plane } from './plane'

/** The top of the home page: the two slogans, the two main links, and the plane. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.sky} aria-hidden="true">
        <div className={styles.sun} />
        <Cloud className={styles.farCloud} />
        <Cloud className={styles.nearCloud} />
        <Landscape />
        <Plane />
      </div>
      <div className={styles.copy}>
        <p className={styles.slogan}>
          <Trans>Move Global, Live Local</Trans>
        </p>
        <h1>
          <Trans>
            Find Your Ideal Lifestyle, <span className={styles.accent}>Just Within Reach</span>
          </Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Homes, roommates, jobs and answers for everyone who lives abroad: students, long-term travellers,
            immigrants, expats and remote workers.
          </Trans>
        </p>
        <div className={styles.actions}>
          <Link to={paths.longTermProperty} className={buttonClass({ variant: 'call' })}>
            <Trans>Find a long-term home</Trans>
          </Link>
          <Link to={paths.roommates} className={buttonClass({ variant: 'secondary' })}>
            <Trans>Browse the community</Trans>
          </Link>
        </div>
      </div>
    </section>
  )
}

function Cloud({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 44" fill="var(--wr-draw-cloud)">
      <path d="M22 44a18 18 0 01-2-36 26 26 0 0148-2 20 20 0 0130 12 13 13 0 01-2 26z" />
    </svg>
  )
}
