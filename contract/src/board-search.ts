import * as v from 'valibot'
import { limits } from './limits'
import { optionalText } from './fields'
import { RegionFilter } from './regions'

/** The boards, by the short names that calls use (specification, section 9). */
export const postTypes = ['fr', 'tr', 'jobs', 'qb'] as const
export type PostType = (typeof postTypes)[number]
export const PostType = v.picklist(postTypes, `must be one of ${postTypes.join(', ')}`)

export const jobStatuses = ['Seek', 'Recruit'] as const
export type JobStatus = (typeof jobStatuses)[number]
export const JobStatus = v.picklist(jobStatuses, `must be one of ${jobStatuses.join(', ')}`)

const JobStatusFilter = v.optional(
  v.pipe(
    v.picklist(['', 'all', ...jobStatuses], `must be all or one of ${jobStatuses.join(', ')}`),
    v.transform((status) => (status === '' ? 'all' : status)),
  ),
  'all',
)

/**
 * A board's list, and what it is narrowed by. Lists, feeds and saved searches all take it. A new field is added here and to
 * {@link narrowings}; the statements that select posts (`api/src/boards`, `api/src/saved-searches`) follow.
 */
export const BoardSearch = v.object({
  type: PostType,
  region: RegionFilter,
  search: optionalText(limits.search),
  jstatus: JobStatusFilter,
})
export type BoardSearch = v.InferOutput<typeof BoardSearch>

type Narrowing = Exclude<keyof BoardSearch, 'type'>

/** Each field that narrows a list, in the order of addresses: its value without effect, and the boards that have the field. */
const narrowings: {
  readonly [Field in Narrowing]: { readonly none: BoardSearch[Field]; readonly boards: readonly PostType[] }
} = {
  region: { none: 'all', boards: ['fr', 'tr', 'jobs'] },
  jstatus: { none: 'all', boards: ['jobs'] },
  search: { none: '', boards: postTypes },
}

/** The names of the fields that narrow a list, in the order of addresses. */
export const narrowingFields = Object.keys(narrowings) as readonly Narrowing[]

/** The same search without fields that its board does not have: there, a list ignores them. */
export function effectiveSearch(search: BoardSearch): BoardSearch {
  const ignored = narrowingFields
    .filter((field) => !narrowings[field].boards.includes(search.type))
    .map((field) => [field, narrowings[field].none] as const)
  return { ...search, ...Object.fromEntries(ignored) }
}

/**
 * Reads what a list is narrowed by from the query of its address. An invalid value is ignored, and a long text is cut.
 * @param type the board
 */
export function readBoardSearch(type: PostType, query: URLSearchParams): BoardSearch {
  const read = narrowingFields.map((field) => {
    const written = query.get(field)?.trim()
    const value = field === 'search' ? written?.slice(0, limits.search) : written
    const parsed = v.safeParse(BoardSearch.entries[field], value)
    return [field, parsed.success ? parsed.output : narrowings[field].none] as const
  })
  return { type, ...Object.fromEntries(read) } as BoardSearch
}

/** The query of a list's address, without fields that have no effect. */
export function boardSearchQuery(search: Omit<BoardSearch, 'type'>): Record<string, string> {
  return Object.fromEntries(
    narrowingFields.flatMap((field) =>
      search[field] === narrowings[field].none ? [] : [[field, String(search[field])]],
    ),
  )
}
