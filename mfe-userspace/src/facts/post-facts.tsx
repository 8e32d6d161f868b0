import { Trans } from '@lingui/react/macro'
import { depositInterest, facts as factsCall, type Facts, isEmpty, type Rates } from '@within-reach/contract'
import { useCall } from '@within-reach/shared-core/react'
import { useId } from 'react'
import { Amount } from './amount'
import { CurrencyChoice, RatesNote } from './currency-choice'
import { FactList } from './fact-list'
import styles from './facts.module.css'
import { converted, type ReaderCurrency, useReaderCurrency } from './reader-currency'
import { TrueCostText, type TrueCostTextProps } from './true-cost-text'

/** The facts of a post. Nothing until they are read, and if there are none. */
export function PostFacts({ postId }: { readonly postId: number }) {
  const { data } = useCall(factsCall, { id: String(postId) })
  const [currency, setCurrency] = useReaderCurrency()
  const heading = useId()
  if (!data || isEmpty(data.facts)) return null
  const { facts, cost, rates } = data
  return (
    <section className={styles.facts} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Facts</Trans>
      </h2>
      {cost && (
        <p className={styles.cost}>
          <TrueCostText cost={cost} currency={currency} rates={rates} />
        </p>
      )}
      {cost && facts.deposit !== undefined && facts.deposit > 0 && (
        <Deposit amount={facts.deposit} cost={cost} currency={currency} rates={rates} />
      )}
      <FactList facts={facts} currency={currency} rates={rates} />
      {rates && hasAmount(facts) && (
        <>
          <div className={styles.currency}>
            <CurrencyChoice rates={rates} value={currency} onChange={setCurrency} />
          </div>
          {isConverted(facts, currency, rates) && <RatesNote rates={rates} />}
        </>
      )}
    </section>
  )
}

interface DepositProps extends TrueCostTextProps {
  readonly amount: number
}

/** The deposit comes back, so only its interest is a cost. */
function Deposit({ amount, cost, ...rest }: DepositProps) {
  const money = { amount, currency: cost.currency }
  return (
    <p className={styles.note}>
      {cost.withDeposit ? (
        <Trans>
          Deposit of <Amount money={money} {...rest} /> back at the end. Its interest, {depositInterest}% a
          year, is in the cost
        </Trans>
      ) : (
        <Trans>
          Deposit of <Amount money={money} {...rest} /> back at the end
        </Trans>
      )}
    </p>
  )
}

const hasAmount = ({ currency }: Facts): boolean => currency !== undefined

const isConverted = ({ currency: own }: Facts, currency: ReaderCurrency, rates: Rates): boolean =>
  own !== undefined && converted({ amount: 1, currency: own }, currency, rates) !== undefined
