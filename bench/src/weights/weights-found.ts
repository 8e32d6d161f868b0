import type { Weight } from './by-package'

/** The size from which a package has a row of its own, in bytes before compression. */
export const listed = 1000

/** The packages of one script, the heaviest first. */
export interface WeightsFound {
  readonly packages: readonly (Weight & { readonly purpose: string })[]
}
