import { useLingui } from '@lingui/react/macro'
import { localNoon, moneyText, type Offer } from '@within-reach/contract'
import { useFormats, useLanguage } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { Pictures } from '../pictures/pictures'
import { useNames } from '../texts/use-names'
import styles from './offers.module.css'

/** One offered home. Cards beside each other have their rows at the same height. */
export function OfferCard({ offer }: { readonly offer: Offer }) {
  const { t } = useLingui()
  const names = useNames()
  const { day } = useFormats()
  const language = useLanguage()
  const { title, area, rent, deposit, currency, available, text, pictures, answer } = offer
  return (
    <li className={styles.offer}>
      <div>
        <h3>{title}</h3>
        {answer === null ? (
          <Badge>{t`No answer yet`}</Badge>
        ) : (
          <Badge tone={answer === 'no' ? 'neutral' : 'accent'}>{names.answer(answer)}</Badge>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t`Rent per month`}</dt>
          <dd>{moneyText({ amount: rent, currency }, language)}</dd>
        </div>
        <div>
          <dt>{t`Deposit`}</dt>
          <dd>{moneyText({ amount: deposit, currency }, language)}</dd>
        </div>
        <div>
          <dt>{t`Area`}</dt>
          <dd>{area}</dd>
        </div>
        <div>
          <dt>{t`Available from`}</dt>
          <dd>{day(localNoon(available))}</dd>
        </div>
      </dl>
      <div>{pictures.length > 0 && <Pictures pictures={pictures} />}</div>
      <p className={styles.text}>{text}</p>
    </li>
  )
}
