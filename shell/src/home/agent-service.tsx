import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { AgentRegions } from '../agent-regions/agent-regions'
import styles from './home.module.css'
import { GuesthouseScene, HomeScene, RequestScene } from './scenes'
import { Tile, Tiles } from './tile'

/** The links to Ask Reach. */
export function AgentService() {
  const { t } = useLingui()
  return (
    <section className={styles.part} aria-labelledby="agent-service">
      <h2 id="agent-service">
        <Trans>Agent service</Trans>
      </h2>
      <p className={styles.intro}>
        <Trans>Tell an agent what you need: they search, check and answer by e-mail.</Trans> <AgentRegions />
      </p>
      <Tiles look="tall">
        <Tile
          to={paths.longTermProperty}
          title={t`Long-term stay`}
          text={t`A home for months, checked before you sign.`}
          drawing={<HomeScene />}
        />
        <Tile
          to={paths.shortTermStay}
          title={t`Motels & Guesthouse`}
          text={t`A few nights, or by the hour (4~5 hrs).`}
          drawing={<GuesthouseScene />}
        />
        <Tile
          to={paths.otherRequests}
          title={t`Other requests`}
          text={t`Tour guides, restaurants, tickets, a driver, help for study or residence abroad.`}
          drawing={<RequestScene />}
        />
      </Tiles>
    </section>
  )
}
