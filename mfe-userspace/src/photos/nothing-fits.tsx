import { Trans, useLingui } from '@lingui/react/macro'
import {
  currencyOf,
  filterNames,
  type FilterName,
  limits,
  type PostFilter,
  type Rates,
} from '@within-reach/contract'
import { useLocalized } from '@within-reach/shared-core/react'
import { Button, EmptyState } from '@within-reach/shared-ui'
import { type FactFilterName, filterFields, inEffect } from '../facts/filter-fields'
import styles from './photos.module.css'

export interface NothingFitsProps {
  readonly filter: PostFilter
  readonly rates: Rates | null
  /** Whether only the newest posts with the searched words were looked at. */
  readonly cut: boolean
  readonly onChange: (change: Readonly<Record<string, undefined>>) => void
  readonly onClear: () => void
}

/** Says which filters can be loosened, and does it. */
export function NothingFits({ filter, rates, cut, onChange, onClear }: NothingFitsProps) {
  const { t } = useLingui()
  const localized = useLocalized()
  const names: readonly FactFilterName[] = filterNames[filter.type]
  const chosen = inEffect(filter, names)
  const labelOf = (name: FilterName): string => {
    if (name === 'region') return t`Region`
    if (name === 'search') return t`Search`
    return localized(filterFields[name as FactFilterName].label)
  }
  const hasAmount = chosen.some(
    (name) => name in filterFields && filterFields[name as FactFilterName].kind === 'amount',
  )
  const currency = currencyOf(filter)
  const most = limits.photosCounted
  const order = filter.sort !== undefined && filter.sort !== 'newest' && (
    <>
      <p>
        <Trans>This order shows only posts that say what it goes by.</Trans>
      </p>
      <Button variant="secondary" onClick={() => onChange({ sort: undefined })}>
        <Trans>Show the newest</Trans>
      </Button>
    </>
  )
  if (chosen.length === 0) return <EmptyState title={t`No posts to show here yet`}>{order}</EmptyState>
  return (
    <EmptyState title={t`No post fits all of these filters`}>
      <p>
        <Trans>Many posts do not say everything. Take away what matters least:</Trans>
      </p>
      {cut && (
        <p>
          <Trans>
            Only the newest {most} posts with these words were looked at. Add a word to reach older ones.
          </Trans>
        </p>
      )}
      {hasAmount && rates?.rates[currency] === undefined && (
        <p>
          <Trans>Only amounts in {currency} are compared.</Trans>
        </p>
      )}
      <div className={styles.loosen}>
        {chosen.map((name) => {
          const label = labelOf(name)
          return (
            // By the name, the build tells the buttons apart.
            <Button
              key={name}
              variant="secondary"
              data-filter={name}
              onClick={() => onChange({ [name]: undefined })}
            >
              <Trans>Without “{label}”</Trans>
            </Button>
          )
        })}
        {/* The style hides it beside one filter: the prerendered page does not depend on their number. */}
        <Button variant="quiet" onClick={onClear}>
          <Trans>Clear all filters</Trans>
        </Button>
      </div>
      {order}
    </EmptyState>
  )
}
