import { filterNames, jobStatuses, postTypes, regions, type When } from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { boards } from '../boards'

/** The text of a search, which looks different in an address. */
const searchSample = 'text-of-the:search'

/** Each search of a board. One aspect, because the summary is one text. An address without a board is for rooms. */
const searches: readonly When[] = [...postTypes, null].flatMap((type) => {
  const { hasLocation, hasStatus } = boards[type ?? 'fr']
  return [null, ...(hasLocation ? regions : [])].flatMap((region) =>
    [null, ...(hasStatus ? jobStatuses : [])].flatMap((jstatus) =>
      ([null, true] as const).map((search) => ({
        'query.board': type,
        'query.region': region,
        'query.jstatus': jstatus,
        'query.search': search,
      })),
    ),
  )
})

const facts = Object.values(filterNames)
  .flat()
  .filter((name) => name !== 'jstatus')

/** The form for the search of a board. For one that asks for facts, a skeleton shows: there are too many combinations. */
export const searchOfBoard: PrerenderedTemplate = {
  only: { member: true, ...Object.fromEntries(facts.map((name) => [`query.${name}`, null])) },
  query: (values) =>
    withQuery(
      '',
      Object.fromEntries(
        ['board', 'region', 'jstatus', 'search'].flatMap((name) => {
          const value = values[`query.${name}`]
          return value ? [[name, value === true ? searchSample : String(value)]] : []
        }),
      ),
    ),
  reads: [],
  slots: { [searchSample]: 'query.search', [encodeURIComponent(searchSample)]: 'query.search|uri' },
  aspects: [searches],
  lists: {},
  answers: () => [],
}
