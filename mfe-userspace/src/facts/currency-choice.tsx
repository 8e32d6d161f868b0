import { Trans, useLingui } from '@lingui/react/macro'
import { localNoon, type Rates } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { Field, Select } from '@within-reach/shared-ui'
import styles from './facts.module.css'
import { convertible, type ReaderCurrency } from './reader-currency'

export interface CurrencyChoiceProps {
  readonly rates: Rates
  readonly value: ReaderCurrency
  readonly onChange: (currency: ReaderCurrency) => void
}

/** The reader's choice of a currency. It is offered only where the site has rates. */
export function CurrencyChoice({ rates, value, onChange }: CurrencyChoiceProps) {
  const { t } = useLingui()
  return (
    <Field label={t`Show amounts in`}>
      <Select
        value={value}
        onChange={({ target }) =>
          onChange(convertible(rates).find((currency) => currency === target.value) ?? 'posted')
        }
      >
        <option value="posted">{t`As posted`}</option>
        {convertible(rates).map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </Select>
    </Field>
  )
}

/** How old the rates are by which amounts are converted. */
export function RatesNote({ rates }: { readonly rates: Rates }) {
  return (
    <p className={styles.note}>
      <Trans>
        Converted by the rates of <Time iso={localNoon(rates.day)} style="day" />. An amount that a bank
        charges differs.
      </Trans>
    </p>
  )
}
