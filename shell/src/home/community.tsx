import { paths } from '@within-reach/shared-core'
import { JobDrawing, RoommateDrawing, TradeDrawing } from './drawings'
import styles from './home.module.css'
import { Tile, Tiles } from './tile'

/** The ways into User Space. */
export function Community() {
  return (
    <section className={styles.part} aria-labelledby="community">
      <h2 id="community">Community</h2>
      <p className={styles.intro}>Boards by people who already live where you are going.</p>
      <Tiles look="row">
        <Tile
          to={paths.trade}
          title="Trade your stuff"
          text="Second-hand, from people who are moving on."
          drawing={<TradeDrawing />}
        />
        <Tile to={paths.jobs} title="Jobs" text="Seek work, or recruit somebody." drawing={<JobDrawing />} />
        <Tile
          to={paths.roommates}
          title="Find your roommate"
          text="Share a flat with somebody who fits."
          drawing={<RoommateDrawing />}
        />
      </Tiles>
    </section>
  )
}
