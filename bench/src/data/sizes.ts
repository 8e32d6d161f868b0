/** The number of rows of a filled database. */
export interface Sizes {
  readonly members: number
  readonly posts: number
  readonly comments: number
  readonly messages: number
}

/**
 * The sizes by name. Each has ten times the posts, members, comments and messages of the previous one. Only `10m` has fewer
 * comments, so that it fits on a disk of 50 GB.
 */
export const sizes = {
  '10k': { members: 2_000, posts: 10_000, comments: 50_000, messages: 10_000 },
  '100k': { members: 20_000, posts: 100_000, comments: 500_000, messages: 100_000 },
  '1m': { members: 200_000, posts: 1_000_000, comments: 5_000_000, messages: 1_000_000 },
  '10m': { members: 2_000_000, posts: 10_000_000, comments: 10_000_000, messages: 10_000_000 },
} as const satisfies Record<string, Sizes>
export type SizeName = keyof typeof sizes

/** @throws Error with the existing names if the name is unknown */
export function asSize(name: string): SizeName {
  if (name in sizes) return name as SizeName
  throw new Error(`There is no size "${name}". The sizes are ${Object.keys(sizes).join(', ')}.`)
}
