import type { Weight } from './by-package'

/** The size in bytes, before compression, from which a package has its own row. */
export const listed = 1000

/** The packages of one script, the heaviest first. */
export interface WeightsResult {
  readonly packages: readonly (Weight & { readonly purpose: string })[]
}
