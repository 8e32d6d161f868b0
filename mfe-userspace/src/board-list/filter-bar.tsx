import { useLingui } from '@lingui/react/macro'
import { jobStatuses, limits, regions } from '@within-reach/contract'
import { Field, SearchField, Select, Tabs } from '@within-reach/shared-ui'
import type { Board } from '../boards'
import { statusNames } from '../status-names'
import { holdComposingEnter, useRegionName } from '@within-reach/shared-core/react'
import type { RefObject } from 'react'
import styles from './board-list.module.css'
import type { Filters } from './filters'

export interface FilterBarProps {
  readonly board: Board
  readonly filters: Filters
  /** The id of the list if there are tabs, which choose the region on narrow screens. */
  readonly tabsOf: string | undefined
  readonly onChange: (change: Partial<Filters>) => void
  readonly searchBox: RefObject<HTMLInputElement | null>
}

/** The filters of a board: a drop-down of regions on wide screens, tabs on narrow ones (specification, section 2). */
export function FilterBar({ board, filters, tabsOf, onChange, searchBox }: FilterBarProps) {
  const { t } = useLingui()
  const regionName = useRegionName()
  const regionChoices = [
    { value: 'all' as const, label: t`All` },
    ...regions.map((region) => ({ value: region, label: regionName(region) })),
  ]
  const statusChoices = [
    { value: 'all' as const, label: t`All` },
    ...jobStatuses.map((status) => ({ value: status, label: t(statusNames[status]) })),
  ]
  return (
    <div className={styles.filters}>
      {board.hasLocation && (
        <>
          <div className={styles.onWide}>
            <Field label={t`Region`}>
              <Select
                value={filters.region}
                onChange={({ target }) => onChange({ region: choiceOf(regionChoices, target.value) })}
              >
                {regionChoices.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <div className={styles.onNarrow}>
            {tabsOf !== undefined && (
              <Tabs
                label={t`Region`}
                tabs={regionChoices}
                value={filters.region}
                onChange={(region) => onChange({ region })}
                panelId={tabsOf}
              />
            )}
          </div>
        </>
      )}
      {board.hasStatus && (
        <Field label={t`Status`}>
          <Select
            value={filters.jstatus}
            onChange={({ target }) => onChange({ jstatus: choiceOf(statusChoices, target.value) })}
          >
            {statusChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className={styles.search} onKeyDown={holdComposingEnter}>
        <SearchField
          label={t(board.search)}
          placeholder={t`Search`}
          submitLabel={t`Search`}
          value={filters.search}
          maxLength={limits.search}
          onSearch={(search) => onChange({ search })}
          box={searchBox}
        />
      </div>
    </div>
  )
}

const choiceOf = <Value extends string>(
  choices: readonly { value: Value }[],
  value: string,
): Value | undefined => choices.find((choice) => choice.value === value)?.value
