import { Trans, useLingui } from '@lingui/react/macro'
import { localNoon, moneyText, type Offer } from '@within-reach/contract'
import { useFormats, useLanguage } from '@within-reach/shared-core/react'
import { Badge, Card } from '@within-reach/shared-ui'
import { answerNames } from '../names/cases'
import { OfferAnswers } from './offer-answers'
import { OfferPictures } from './offer-pictures'
import styles from './offers.module.css'
import type { CaseReader } from './reader'
import { offerId } from './show-offer'

export interface OfferCardProps {
  readonly offer: Offer
  readonly reader: CaseReader
  readonly isOpen: boolean
  readonly refetch: () => Promise<unknown>
}

/** One offered home: pictures, figures, text, and the answers to it. */
export function OfferCard({ offer, reader, isOpen, refetch }: OfferCardProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const language = useLanguage()
  const { offer_idx: id, title, area, rent, deposit, currency, available, text, pictures, answer } = offer
  return (
    <Card className={styles.card} id={offerId(id)} tabIndex={-1}>
      {pictures.length > 0 && <OfferPictures pictures={pictures} lead />}
      <div className={styles.title}>
        <h3>{title}</h3>
        {answer !== null && <Badge tone="accent">{t(answerNames[answer])}</Badge>}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Rent a month</Trans>
          </dt>
          <dd className={styles.rent}>{moneyText({ amount: rent, currency }, language)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Deposit</Trans>
          </dt>
          <dd>{moneyText({ amount: deposit, currency }, language)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Area</Trans>
          </dt>
          <dd>{area}</dd>
        </div>
        <div>
          <dt>
            <Trans>Free from</Trans>
          </dt>
          <dd>{formats.day(localNoon(available))}</dd>
        </div>
      </dl>
      {text !== '' && <p className={styles.text}>{text}</p>}
      <OfferAnswers offer={offer} isOpen={isOpen} reader={reader} refetch={refetch} />
    </Card>
  )
}
