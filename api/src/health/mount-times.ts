import { vitalQuantile } from '@within-reach/registry'
import type { Statement } from '../platform/database/database'
import type { FindMount } from '../platform/mount-times'

const ofVersion: Statement = {
  name: 'health-mounts-of-version',
  text: `
    select sum(count)::integer as views
    from version_vitals, unnest(counts) with ordinality as each_count (count, bucket)
    where environment = $1 and remote = $2 and version = $3 and vital = 'mount'
    group by bucket order by bucket`,
}

/** Finds the mount times of versions in an environment, from all reports that are kept: those of a week. */
export const createFindMount =
  (environment: string): FindMount =>
  async (database, { name, version }) => {
    const rows = await database.query<{ views: number }>(ofVersion, [environment, name, version])
    const counts = rows.map(({ views }) => views)
    const value = vitalQuantile('mount', counts, 0.75)
    return value === null ? undefined : { value, views: counts.reduce((sum, count) => sum + count, 0) }
  }
