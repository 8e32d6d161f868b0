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
})
export type Redirects = v.InferOutput<typeof Redirects>

/** The groups that a page can redirect: who is logged in, and who is not. */
export type RedirectedGroup = 'members' | 'visitors'

/** The address of a page: its path, and its query with the question mark. */
export interface PageAddress {
  readonly pathname: string
  readonly search: string
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
  { pathname, search }: PageAddress,
): string | undefined {
  const redirect = redirects?.[group] ?? (group === 'visitors' ? redirectWith(redirects, search) : undefined)
  if (!redirect) return undefined
  const { to, next } = redirect
  if (next === 'add') return `${to}?${new URLSearchParams({ next: pathname + search }).toString()}`
  return (next === 'follow' ? nextAddress(search) : undefined) ?? to
}

/** What a page declares for visitors whose query has a parameter. */
function redirectWith(redirects: Redirects | undefined, search: string): Redirects['visitors'] {
  const { visitorsWith } = redirects ?? {}
  return visitorsWith && new URLSearchParams(search).get(visitorsWith.query) ? visitorsWith : undefined
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
