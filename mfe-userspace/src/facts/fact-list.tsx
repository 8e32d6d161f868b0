import { Plural } from '@lingui/react/macro'
import {
  amountFacts,
  factNames,
  type Facts,
  type FactName,
  factValueNames,
  localNoon,
  type Rates,
} from '@within-reach/contract'
import { Time, useLocalized } from '@within-reach/shared-core/react'
import { Amount } from './amount'
import styles from './facts.module.css'
import type { ReaderCurrency } from './reader-currency'

export interface FactListProps {
  readonly facts: Facts
  readonly currency: ReaderCurrency
  readonly rates: Rates | null
}

/** Facts that are shown with others: the currency with each amount, the time with the pay. */
const shownElsewhere: readonly FactName[] = ['currency', 'per']

/** The facts of a post, as a list of names and values in the order of the form. */
export function FactList({ facts, ...rest }: FactListProps) {
  const localized = useLocalized()
  const names = (Object.keys(factNames) as FactName[]).filter(
    (name) => facts[name] !== undefined && !shownElsewhere.includes(name),
  )
  return (
    <dl className={styles.list}>
      {names.map((name) => (
        <div key={name}>
          <dt>{localized(factNames[name])}</dt>
          <dd>
            <FactValue name={name} facts={facts} {...rest} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface FactValueProps extends FactListProps {
  readonly name: FactName
}

function FactValue({ name, facts, ...rest }: FactValueProps) {
  const localized = useLocalized()
  const value = facts[name]
  if (value === undefined) return null
  if (typeof value === 'number') {
    const { currency, per } = facts
    if (currency === undefined || !amountFacts.some((amount) => amount === name))
      return name === 'stay' ? <Plural value={value} one="# month" other="# months" /> : <>{value}</>
    const amount = <Amount money={{ amount: value, currency }} {...rest} />
    return name === 'pay' && per ? (
      <>
        {amount} / {localized(factValueNames.per[per]).toLowerCase()}
      </>
    ) : (
      amount
    )
  }
  return name === 'freeFrom' ? (
    <Time iso={localNoon(value)} style="day" />
  ) : (
    <>{valueName(name, value, localized)}</>
  )
}

/** The name of a value of a choice. */
const valueName = (name: FactName, value: string, localized: ReturnType<typeof useLocalized>): string => {
  const names: Readonly<Record<string, Readonly<Record<string, Parameters<typeof localized>[0]>>>> =
    factValueNames
  const known = names[name]?.[value]
  return known ? localized(known) : value
}
