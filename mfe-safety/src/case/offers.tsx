import { Trans, useLingui } from '@lingui/react/macro'
import type { Offer } from '@within-reach/contract'
import { SegmentedChoice } from '@within-reach/shared-ui'
import { useState } from 'react'
import styles from './offers.module.css'
import { Comparison } from './comparison'
import { OfferCard } from './offer-card'
import type { CaseReader } from './reader'

export interface OffersProps {
  readonly offers: readonly Offer[]
  readonly reader: CaseReader
  /** Whether the case is still open, so that offers can be answered. */
  readonly isOpen: boolean
  readonly refetch: () => Promise<unknown>
}

/** The offered homes as cards, or side by side. */
export function Offers({ offers, reader, isOpen, refetch }: OffersProps) {
  const { t } = useLingui()
  const [view, setView] = useState<'cards' | 'compared'>('cards')
  const count = offers.length
  const several = count > 1
  return (
    <section aria-labelledby="offers">
      <div className={styles.head}>
        <h2 id="offers">
          {several ? <Trans>Homes for you ({count})</Trans> : <Trans>A home for you</Trans>}
        </h2>
        {several && (
          <SegmentedChoice
            legend={t`How to show them`}
            options={[
              { value: 'cards', label: t`One by one` },
              { value: 'compared', label: t`Side by side` },
            ]}
            value={view}
            onChange={setView}
          />
        )}
      </div>
      {several && view === 'compared' ? (
        <Comparison offers={offers} />
      ) : (
        <ul className={styles.cards}>
          {offers.map((offer) => (
            <li key={offer.offer_idx}>
              <OfferCard offer={offer} reader={reader} isOpen={isOpen} refetch={refetch} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
