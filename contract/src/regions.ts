import * as v from 'valibot'

/** The regions of a post, exactly as sent and shown (specification, section 9). */
export const regions = ['South Korea', 'United Kingdom', 'Others'] as const
export type Region = (typeof regions)[number]
export const Region = v.picklist(regions, `must be one of ${regions.join(', ')}`)

/** The region filter of a list call; absent or empty means all. */
export const RegionFilter = v.optional(
  v.pipe(
    v.picklist(['', 'all', ...regions], `must be all or one of ${regions.join(', ')}`),
    v.transform((region) => (region === '' ? 'all' : region)),
  ),
  'all',
)
export type RegionFilter = Region | 'all'

/** The remotes that calls of the service belong to: it refuses a call for a region that is closed in its remote. */
export type RegionalRemote = 'mfe-userspace' | 'mfe-askreach'
