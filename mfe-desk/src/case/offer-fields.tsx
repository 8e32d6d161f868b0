import { useLingui } from '@lingui/react/macro'
import { currencies, limits } from '@within-reach/contract'
import { Field, Input, Select, TextArea } from '@within-reach/shared-ui'
import styles from './offers.module.css'
import type { OfferForm } from './use-offer'

/** The fields of an offered home. */
export function OfferFields({ offer: { register, errorOf } }: { readonly offer: OfferForm }) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`Title`} required error={errorOf('title')}>
        <Input maxLength={limits.offerTitle} {...register('title')} />
      </Field>
      <Field label={t`Area`} required error={errorOf('area')} hint={t`City and district.`}>
        <Input maxLength={limits.specificLocation} {...register('area')} />
      </Field>
      <div className={styles.pair}>
        <Field label={t`Rent per month`} required error={errorOf('rent')}>
          <Input inputMode="decimal" autoComplete="off" {...register('rent')} />
        </Field>
        <Field label={t`Deposit`} required error={errorOf('deposit')}>
          <Input inputMode="decimal" autoComplete="off" {...register('deposit')} />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label={t`Currency`} required error={errorOf('currency')}>
          <Select {...register('currency')}>
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </Select>
        </Field>
        <Field label={t`Available from`} required error={errorOf('available')}>
          <Input type="date" {...register('available')} />
        </Field>
      </div>
      <Field label={t`Description`} optionalMark={t`(optional)`} error={errorOf('text')}>
        <TextArea rows={4} maxLength={limits.caseText} {...register('text')} />
      </Field>
    </>
  )
}
