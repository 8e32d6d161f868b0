import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskCase } from '@within-reach/contract'
import { Button, PlusIcon } from '@within-reach/shared-ui'
import { useState } from 'react'
import { OfferCard } from './offer-card'
import { OfferPanel } from './offer-panel'
import styles from './offers.module.css'

/** The offered homes side by side, and the form for one more. */
export function Offers({ one }: { readonly one: DeskCase }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { offers } = one
  return (
    <section className={styles.section} aria-labelledby="offers">
      <header className={styles.head}>
        <h2 id="offers">
          <Trans>Offered homes</Trans>
        </h2>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          <PlusIcon /> <Trans>Offer a home</Trans>
        </Button>
      </header>
      {offers.length === 0 ? (
        <p className={styles.none}>
          <Trans>No home was offered yet.</Trans>
        </p>
      ) : (
        <ul className={styles.offers} aria-label={t`Offered homes`}>
          {offers.map((offer) => (
            <OfferCard key={offer.offer_idx} offer={offer} />
          ))}
        </ul>
      )}
      <OfferPanel one={one} open={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  )
}
