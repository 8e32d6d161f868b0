import { paths } from '@within-reach/shared-core'
import { Link, useRemote } from '@within-reach/shared-core/react'
import { buttonClass } from '@within-reach/shared-ui'
import film from '../assets/film.webm'
import poster from '../assets/poster.webp'
import styles from './home.module.css'
import {
  HotelDrawing,
  HomeDrawing,
  JobDrawing,
  PhoneDrawing,
  RequestDrawing,
  RoommateDrawing,
  TradeDrawing,
} from './drawings'
import { Plane } from './plane'
import { Tile } from './tile'

const offers = [
  { title: 'Verified long-term rentals', text: 'Our agents look at a home before you sign for it.' },
  {
    title: 'Direct messaging with hosts',
    text: 'Write to owners and members without giving your address away.',
  },
  { title: 'Multilingual support', text: 'Ask in the language that you think in.' },
]

/** The home page (specification, section 2). */
export function Home() {
  const { site } = useRemote()
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <Plane />
        <div className={styles.words}>
          <p className={styles.slogan}>Move Global, Live Local</p>
          <h1>
            Find Your Ideal Lifestyle, <span className={styles.accent}>Just Within Reach</span>
          </h1>
          <p className={styles.lead}>
            Homes, roommates, jobs and answers for everyone who lives abroad: students, long-term travellers,
            immigrants, expats and remote workers.
          </p>
          <div className={styles.actions}>
            <Link to={paths.longTermProperty} className={buttonClass({ variant: 'call' })}>
              Find a long-term home
            </Link>
            <Link to={paths.roommates} className={buttonClass({ variant: 'secondary' })}>
              Browse the community
            </Link>
          </div>
        </div>
      </section>

      <section className={styles.part} aria-labelledby="agent">
        <h2 id="agent">Agent service</h2>
        <p className={styles.intro}>Tell an agent what you need; they search, check and answer by e-mail.</p>
        <div className={styles.tiles}>
          <Tile
            to={paths.longTermProperty}
            title="Long-term stay"
            text="A home for months, verified"
            drawing={<HomeDrawing />}
          />
          <Tile
            to={paths.shortTermStay}
            title="Motels & Guesthouse"
            text="Nights, or by the hour (4~5 hrs)"
            drawing={<HotelDrawing />}
          />
          <Tile
            to={paths.otherRequests}
            title="Other requests"
            text="Guides, tickets, drivers, study help"
            drawing={<RequestDrawing />}
          />
        </div>
      </section>

      <section className={styles.part} aria-labelledby="community">
        <h2 id="community">Community</h2>
        <p className={styles.intro}>Boards by people who live where you are going.</p>
        <div className={styles.tiles}>
          <Tile
            to={paths.trade}
            title="Trade your stuff"
            text="Second-hand, from people moving on"
            drawing={<TradeDrawing />}
          />
          <Tile to={paths.jobs} title="Jobs" text="Seek or recruit" drawing={<JobDrawing />} />
          <Tile
            to={paths.roommates}
            title="Find your roommate"
            text="Share a flat, not a compromise"
            drawing={<RoommateDrawing />}
          />
        </div>
      </section>

      <section className={styles.film} aria-labelledby="film">
        <div>
          <h2 id="film">From the airport to a front door of your own</h2>
          <ul className={styles.offers}>
            {offers.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        {/* Drawn without sound or speech, so there is nothing to caption. */}
        <video
          className={styles.video}
          src={site.filmUrl || film}
          poster={poster}
          width={640}
          height={360}
          preload="none"
          controls
          playsInline
          muted
          aria-label="A short drawn film: a plane, a city, a lit window"
        />
      </section>

      <section className={styles.app} aria-labelledby="app">
        <PhoneDrawing />
        <div>
          <h2 id="app">The app is coming soon</h2>
          <p>
            Within Reach for iOS and Android is on its way. Until then this site fits your phone just as well.
          </p>
          <ul className={styles.stores}>
            <li>iOS · coming soon</li>
            <li>Android · coming soon</li>
          </ul>
        </div>
      </section>
    </div>
  )
}
