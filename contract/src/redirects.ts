import * as v from 'valibot'

/** Where a page redirects a group of people. */
const Redirect = v.object({
  /** The path of a page of this site. */
  to: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w\-/]*$/, 'is not the path of a page')),
  /** `add` appends the address of the page as the parameter `next`. `follow` redirects to the parameter `next`, if there is one. */
  next: v.optional(v.picklist(['add', 'follow'])),
})

/** Whom a page redirects instead of showing itself. */
export const Redirects = v.object({
  members: v.optional(Redirect),
  visitors: v.optional(Redirect),
  /**
   * Where visitors are redirected if the query has this parameter. For a page that visitors may see with a secret after the `#`, which the
   * service does not know. A field of its own, because an older service must ignore it.
   */
  visitorsWith: v.optional(v.object({ ...Redirect.entries, query: v.string() })),
  /**
   * Where visitors are redirected if the query has none of these parameters, and no fragment follows. For a page that visitors see only by
   * a link with a secret after the `#`: the link has such a parameter, so that the service knows it.
   */
  visitorsWithout: v.optional(
    v.object({ ...Redirect.entries, query: v.pipe(v.array(v.string()), v.readonly()) }),
  ),
})
export type Redirects = v.InferOutput<typeof Redirects>

/** The groups that a page can redirect: who is logged in, and who is not. */
export type RedirectedGroup = 'members' | 'visitors'

/** The address of a page: its path, its query with the question mark, and its fragment with the `#`, which the service does not know. */
export interface PageAddress {
  readonly pathname: string
  readonly search: string
  readonly hash?: string
}

/**
 * The address to which a page redirects a group.
 * @param redirects what the page declares
 * @param at the address of the page
 * @returns an address of this site; undefined if the group sees the page
 */
export function redirectAddress(
  redirects: Redirects | undefined,
  group: RedirectedGroup,
  at: PageAddress,
): string | undefined {
  const { pathname, search } = at
  const redirect = redirects?.[group] ?? (group === 'visitors' ? redirectOfSome(redirects, at) : undefined)
  if (!redirect) return undefined
  const { to, next } = redirect
  if (next === 'add') return `${to}?${new URLSearchParams({ next: pathname + search }).toString()}`
  return (next === 'follow' ? nextAddress(search) : undefined) ?? to
}

/** What a page declares for the visitors of some of its addresses. */
function redirectOfSome(
  redirects: Redirects | undefined,
  { search, hash = '' }: PageAddress,
): Redirects['visitors'] {
  const { visitorsWith, visitorsWithout } = redirects ?? {}
  const query = new URLSearchParams(search)
  if (visitorsWith && query.get(visitorsWith.query)) return visitorsWith
  const isLinked = hash !== '' || visitorsWithout?.query.some((name) => query.has(name))
  return isLinked ? undefined : visitorsWithout
}

/**
 * The parameter `next` of a query, if it is an address of this site.
 * @param search a query, with or without its question mark
 */
export function nextAddress(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next') ?? ''
  // A browser reads '//host' and '/\host' as other sites, and ignores tabs and line breaks.
  return /^\/(?![/\\])[^\t\r\n]*$/.test(next) ? next : undefined
}
