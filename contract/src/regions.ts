import * as v from 'valibot'

/** Where a post may be, exactly as it is sent and shown (specification, section 9). */
export const regions = ['South Korea', 'United Kingdom', 'Others'] as const
export type Region = (typeof regions)[number]
export const Region = v.picklist(regions, `must be one of ${regions.join(', ')}`)

/** The regions of a list call: absent or empty means all. */
export const RegionFilter = v.optional(
  v.pipe(
    v.picklist(['', 'all', ...regions], `must be all or one of ${regions.join(', ')}`),
    v.transform((region) => (region === '' ? 'all' : region)),
  ),
  'all',
)
export type RegionFilter = Region | 'all'

/** The remotes that regions are switched for: the service refuses a closed one, and so do their pages. */
export const regionalRemotes = ['mfe-userspace', 'mfe-askreach'] as const
export type RegionalRemote = (typeof regionalRemotes)[number]
