import { Trans, useLingui } from '@lingui/react/macro'
import {
  currencyOf,
  filterNames,
  type Localized,
  perOf,
  type PostFilter,
  priceCurrencies,
  regions,
} from '@within-reach/contract'
import { useLocalized, useRegionName } from '@within-reach/shared-core/react'
import { Button, Field, Select } from '@within-reach/shared-ui'
import { useState } from 'react'
import { type FactFilterName, type FilterField, filterFields } from '../facts/filter-fields'
import styles from './photos.module.css'
import { TypedFilter } from './typed-filter'

export interface FilterPanelProps {
  readonly filter: PostFilter
  /** Changes fields of the filter. Undefined and empty mean any. */
  readonly onChange: (change: Readonly<Record<string, string | undefined>>) => void
  readonly onClear: () => void
}

/** The filters of a board: its region, and its facts. */
export function FilterPanel({ filter, onChange, onClear }: FilterPanelProps) {
  const { t } = useLingui()
  const regionName = useRegionName()
  const names: readonly FactFilterName[] = filterNames[filter.type]
  // A text that is no number is in the field only, so clearing the filter does not reach it.
  const [clears, setClears] = useState(0)
  const clear = () => {
    setClears(clears + 1)
    onClear()
  }
  return (
    <div className={styles.fields}>
      <Field label={t`Region`}>
        <Select value={filter.region ?? 'all'} onChange={({ target }) => onChange({ region: target.value })}>
          <option value="all">{t`All`}</option>
          {regions.map((region) => (
            <option key={region} value={region}>
              {regionName(region)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Currency of these amounts`}>
        <Select value={currencyOf(filter)} onChange={({ target }) => onChange({ currency: target.value })}>
          {priceCurrencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
      {names.map((name) => (
        <FactFilter key={`${name} ${clears}`} name={name} filter={filter} onChange={onChange} />
      ))}
      <Button variant="quiet" onClick={clear}>
        <Trans>Clear all filters</Trans>
      </Button>
    </div>
  )
}

function FactFilter({
  name,
  filter,
  onChange,
}: Omit<FilterPanelProps, 'onClear'> & { readonly name: FactFilterName }) {
  const { t } = useLingui()
  const localized = useLocalized()
  const { label, kind, choices }: FilterField = filterFields[name]
  const value = String((name === 'per' ? perOf(filter) : filter[name]) ?? '')
  if (kind !== 'choice')
    return (
      <TypedFilter
        name={name}
        label={localized(label)}
        kind={kind}
        value={value}
        onCommit={(typed) =>
          // The address says in which currency its amounts are.
          onChange({ [name]: typed, ...(kind === 'amount' && { currency: currencyOf(filter) }) })
        }
      />
    )
  return (
    <Field label={localized(label)}>
      <Select
        value={value === 'all' ? '' : value}
        onChange={({ target }) => onChange({ [name]: target.value })}
      >
        {/* Pay can be compared only for the same time. */}
        {(name !== 'per' || filter.pay_min === undefined) && <option value="">{t`Any`}</option>}
        {Object.entries<Localized>(choices ?? {}).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {localized(text)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
