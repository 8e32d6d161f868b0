import { useLingui } from '@lingui/react/macro'
import type { SearchedList } from '@within-reach/contract'
import { useRegionName } from '@within-reach/shared-core/react'
import { boards } from '../boards'
import { statusNames } from '../status-names'
import { type SearchPart, useFactsSummary } from './facts-summary'

/** The parts of a search as a person reads them. */
export interface SearchSummary {
  readonly board: string
  /** What the list of the board is narrowed by; empty for the whole board. */
  readonly narrowed: readonly SearchPart[]
}

/** Describes searches in the language of the page. */
export function useSearchSummary(): (search: SearchedList) => SearchSummary {
  const { t } = useLingui()
  const regionName = useRegionName()
  const factsSummary = useFactsSummary()
  return ({ type, region, jstatus, search, facts }) => ({
    board: t(boards[type].title),
    narrowed: [
      ...(search === '' ? [] : [{ name: 'search', text: t`“${search}”` }]),
      ...(region === 'all' ? [] : [{ name: 'region', text: regionName(region) }]),
      ...(jstatus === 'all' ? [] : [{ name: 'jstatus', text: t(statusNames[jstatus]) }]),
      ...(facts ? factsSummary(facts) : []),
    ],
  })
}
