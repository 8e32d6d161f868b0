import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { JobDrawing, RoommateDrawing, TradeDrawing } from './drawings'
import styles from './home.module.css'
import { Tile, Tiles } from './tile'

/** The links to User Space. */
export function Community() {
  const { t } = useLingui()
  return (
    <section className={styles.part} aria-labelledby="community">
      <h2 id="community">
        <Trans>Community</Trans>
      </h2>
      <p className={styles.intro}>
        <Trans>Boards by people who already live where you are going.</Trans>
      </p>
      <Tiles look="row">
        <Tile
          to={paths.trade}
          title={t`Trade your stuff`}
          text={t`Second-hand things from people who are moving away.`}
          drawing={<TradeDrawing />}
        />
        <Tile
          to={paths.jobs}
          title={t`Jobs`}
          text={t`Seek work, or recruit somebody.`}
          drawing={<JobDrawing />}
        />
        <Tile
          to={paths.roommates}
          title={t`Find your roommate`}
          text={t`Share a flat with somebody who suits you.`}
          drawing={<RoommateDrawing />}
        />
      </Tiles>
    </section>
  )
}
