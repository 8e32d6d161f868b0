import { paths } from '@within-reach/shared-core'
import { AgentRegions } from '../agent-regions/agent-regions'
import styles from './home.module.css'
import { GuesthouseScene, HomeScene, RequestScene } from './scenes'
import { Tile, Tiles } from './tile'

/** The ways into Ask Reach. */
export function AgentService() {
  return (
    <section className={styles.part} aria-labelledby="agent-service">
      <h2 id="agent-service">Agent service</h2>
      <p className={styles.intro}>
        Tell an agent what you need: they search, check and answer by e-mail. <AgentRegions />
      </p>
      <Tiles look="tall">
        <Tile
          to={paths.longTermProperty}
          title="Long-term stay"
          text="A home for months, checked before you sign."
          drawing={<HomeScene />}
        />
        <Tile
          to={paths.shortTermStay}
          title="Motels & Guesthouse"
          text="A few nights, or by the hour (4~5 hrs)."
          drawing={<GuesthouseScene />}
        />
        <Tile
          to={paths.otherRequests}
          title="Other requests"
          text="Guides, tables, tickets, a driver, help for study or residence abroad."
          drawing={<RequestScene />}
        />
      </Tiles>
    </section>
  )
}
