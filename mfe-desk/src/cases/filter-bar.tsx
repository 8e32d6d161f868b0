import { useLingui } from '@lingui/react/macro'
import { caseStates, limits } from '@within-reach/contract'
import { holdComposingEnter } from '@within-reach/shared-core/react'
import { Field, SearchField, Select } from '@within-reach/shared-ui'
import { useNames } from '../texts/use-names'
import styles from './cases-page.module.css'
import { type Filters, readFilters } from './filters'

export interface FilterBarProps {
  readonly filters: Filters
  readonly onChange: (change: Partial<Filters>) => void
}

/** The filters of the list of cases. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useLingui()
  const names = useNames()
  const chosen = (choice: Record<string, string>) => readFilters(new URLSearchParams(choice))
  return (
    <div className={styles.filters}>
      <Field label={t`State`}>
        <Select
          value={filters.state}
          onChange={({ target }) => onChange({ state: chosen({ state: target.value }).state })}
        >
          <option value="open">{t`All open ones`}</option>
          {caseStates.map((state) => (
            <option key={state} value={state}>
              {names.state(state)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Agent`}>
        <Select
          value={filters.owner}
          onChange={({ target }) => onChange({ owner: chosen({ owner: target.value }).owner })}
        >
          <option value="all">{t`Anyone`}</option>
          <option value="mine">{t`Mine`}</option>
          <option value="nobody">{t`Without an agent`}</option>
        </Select>
      </Field>
      <div className={styles.search} onKeyDown={holdComposingEnter}>
        <SearchField
          label={t`Search cases`}
          placeholder={t`Number, name, email or place`}
          submitLabel={t`Search`}
          value={filters.search}
          maxLength={limits.search}
          onSearch={(search) => onChange({ search })}
        />
      </div>
    </div>
  )
}
