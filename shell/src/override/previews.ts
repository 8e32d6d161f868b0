import type { PageDecision } from '@within-reach/registry'

/** A version that this visitor gets by a link. */
export interface Preview {
  readonly remote: string
  readonly version: string
  /** When it ends, ISO 8601. */
  readonly until?: string
}

/** Why the service did not take a link, as it stands in the address that it leads to. */
const refusals = ['expired', 'refused', 'unpublished', 'operator'] as const
export type Refusal = (typeof refusals)[number]

const parameter = 'override'

/**
 * The versions that a visitor gets by a link.
 * @param ends when they end, by remote: ISO 8601
 */
export function previewsOf(
  { remotes }: PageDecision,
  ends: Readonly<Record<string, string>> = {},
): readonly Preview[] {
  return Object.entries(remotes)
    .filter(([, { why }]) => why === 'override')
    .map(([remote, { version }]) => ({ remote, version, until: ends[remote] }))
}

/** Why the link to an address was not taken; undefined where none was refused. */
export function refusalIn({ searchParams }: URL): Refusal | undefined {
  return refusals.find((refusal) => refusal === searchParams.get(parameter))
}

/** The same page as everybody sees it. */
export const wayOut = (here: URL): string => withParameter(here, 'off')

/** The same address without a word of links. */
export const withoutRefusal = (here: URL): string => withParameter(here, undefined)

function withParameter(here: URL, value: string | undefined): string {
  const url = new URL(here)
  if (value === undefined) url.searchParams.delete(parameter)
  else url.searchParams.set(parameter, value)
  return url.pathname + url.search + url.hash
}
