import type { PageDecision } from '@within-reach/registry'

/** A version that this visitor gets by a link. */
export interface Preview {
  readonly remote: string
  readonly version: string
  /** When it expires, ISO 8601. */
  readonly until?: string
}

/** Why the service refused a link, as the redirect's address states it. */
const refusals = ['expired', 'refused', 'unpublished', 'operator'] as const
export type Refusal = (typeof refusals)[number]

const parameter = 'override'

/**
 * The versions that a visitor gets by a link.
 * @param ends when the previews expire, by remote: ISO 8601
 */
export function previewsOf(
  { remotes }: PageDecision,
  ends: Readonly<Record<string, string>> = {},
): readonly Preview[] {
  return Object.entries(remotes)
    .filter(([, { why }]) => why === 'override')
    .map(([remote, { version }]) => ({ remote, version, until: ends[remote] }))
}

/** Why the service refused a preview link, from the query parameter. Undefined if it did not. */
export function refusalIn({ searchParams }: URL): Refusal | undefined {
  return refusals.find((refusal) => refusal === searchParams.get(parameter))
}

/** The address of the same page without the override. */
export const addressWithoutOverride = (here: URL): string => withParameter(here, 'off')

/** The same address without the refusal. */
export const withoutRefusal = (here: URL): string => withParameter(here, undefined)

function withParameter(here: URL, value: string | undefined): string {
  const url = new URL(here)
  if (value === undefined) url.searchParams.delete(parameter)
  else url.searchParams.set(parameter, value)
  return url.pathname + url.search + url.hash
}
