import { Trans } from '@lingui/react/macro'
import type { Rates, TrueCost } from '@within-reach/contract'
import { Amount } from './amount'
import type { ReaderCurrency } from './reader-currency'

export interface TrueCostTextProps {
  readonly cost: TrueCost
  readonly currency: ReaderCurrency
  readonly rates: Rates | null
}

/** What a home costs a month. It says whether the bills and interest on the deposit are in it. */
export function TrueCostText({ cost, ...rest }: TrueCostTextProps) {
  if (cost.withDeposit)
    return cost.complete ? (
      <Trans>
        <Amount money={cost} {...rest} /> a month with bills and deposit interest
      </Trans>
    ) : (
      <Trans>
        <Amount money={cost} {...rest} /> a month with deposit interest, bills unknown
      </Trans>
    )
  return cost.complete ? (
    <Trans>
      <Amount money={cost} {...rest} /> a month with bills
    </Trans>
  ) : (
    <Trans>
      <Amount money={cost} {...rest} /> a month, bills unknown
    </Trans>
  )
}
