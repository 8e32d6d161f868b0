/** Where a test runs: a Jest project, or the journeys in a browser. */
export type Room =
  | 'contract'
  | 'registry'
  | 'shared-core'
  | 'shared-ui'
  | 'shell'
  | 'mfe-askreach'
  | 'mfe-userspace'
  | 'mfe-messages'
  | 'mfe-account'
  | 'mfe-console'
  | 'api'
  | 'tooling'
  | 'e2e'

/**
 * A test as the reports name it: its room, then its titles from the outermost `describe` inwards.
 * `%s` stands for whatever a parametrised title holds there.
 */
export type TestName = `${Room} › ${string}`

/** One claim of the specification, and the tests that show that the product keeps it. */
export interface Row {
  /** Stable: the section's number, what it is about, what it claims. */
  readonly id: string
  /** The claim in our own words. */
  readonly sentence: string
  readonly shownBy: readonly TestName[]
}

/** A section of the specification, or the readings of its open sentences. */
export interface Section {
  readonly title: string
  readonly rows: readonly Row[]
}

/** Between the parts of a test's name. */
export const separator = ' › '

/** @returns the room and the titles of a test */
export function partsOf(name: TestName): { readonly room: Room; readonly titles: readonly string[] } {
  const [room, ...titles] = name.split(separator)
  return { room: room as Room, titles }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** @returns the source of a regular expression for a title, in which `%s` stands for anything */
export const patternOf = (title: string, anything: string): string =>
  title.split('%s').map(escaped).join(anything)
