import { Trans, useLingui } from '@lingui/react/macro'
import { localNoon, moneyText, type Offer } from '@within-reach/contract'
import { useFormats, useLanguage } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'
import { answerNames } from '../names/cases'
import styles from './comparison.module.css'
import { OfferPictures } from './offer-pictures'
import { offerId } from './show-offer'

interface Fact {
  readonly name: string
  readonly of: (offer: Offer) => ReactNode
}

/** The offered homes side by side: a column for each home. Narrow screens show as many columns as fit, and swipe to the others. */
export function Comparison({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const language = useLanguage()
  const facts: readonly Fact[] = [
    {
      name: t`Pictures`,
      of: ({ pictures }) => (pictures.length > 0 ? <OfferPictures pictures={pictures} lead /> : '–'),
    },
    { name: t`Rent a month`, of: ({ rent, currency }) => moneyText({ amount: rent, currency }, language) },
    { name: t`Deposit`, of: ({ deposit, currency }) => moneyText({ amount: deposit, currency }, language) },
    { name: t`Area`, of: ({ area }) => area },
    { name: t`Free from`, of: ({ available }) => formats.day(localNoon(available)) },
    { name: t`Description`, of: ({ text }) => text || '–' },
    {
      name: t`Your answer`,
      of: ({ answer }) =>
        answer === null ? <Trans>Not yet</Trans> : <Badge tone="accent">{t(answerNames[answer])}</Badge>,
    },
  ]
  return (
    // The keyboard scrolls it, so it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <div className={styles.scroller} role="region" aria-label={t`The homes side by side`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {offers.map(({ offer_idx: id, title }) => (
              <th key={id} scope="col" id={offerId(id)} tabIndex={-1}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {offers.map((offer) => (
                <td key={offer.offer_idx}>{of(offer)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
