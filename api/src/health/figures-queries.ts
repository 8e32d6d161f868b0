import type { Figures } from '@within-reach/registry'
import type { Database, Statement } from '../platform/database/database'

/** A view may be reported twice, the second time after a crash. There are never more failures than views. */
const failed = 'least(sum(views), sum(load_failures + mount_failures + crashes))'

/** The page views of a version, and the number of reporting networks; very many count as fewer. */
export interface FiguresByNetwork extends Figures {
  readonly networks: number
  readonly failingNetworks: number
}

const figures: Statement = {
  name: 'health-figures',
  text: `
    select sum(views)::integer as views, ${failed}::integer as failures,
      coalesce(bit_count(bit_or(networks)), 0)::integer as networks,
      coalesce(bit_count(bit_or(failing_networks)), 0)::integer as failing
    from version_health
    where environment = $1 and remote = $2 and version = $3 and minute >= date_trunc('minute', $4::timestamptz)`,
}

/** The page views of a version since a time, by whole minutes. */
export async function findFigures(
  database: Database,
  environment: string,
  { remote, version, since }: { remote: string; version: string; since: Date },
): Promise<FiguresByNetwork> {
  const values = [environment, remote, version, since]
  const [row] = await database.query<{
    views: number | null
    failures: number | null
    networks: number
    failing: number
  }>(figures, values)
  const { networks = 0, failing: failingNetworks = 0 } = row ?? {}
  return { version, views: row?.views ?? 0, failures: row?.failures ?? 0, networks, failingNetworks }
}

const failing: Statement = {
  name: 'health-failing',
  text: `
    select remote, version, sum(views)::integer as views, ${failed}::integer as failures
    from version_health
    where environment = $1 and minute >= $2
    group by remote, version having sum(load_failures + mount_failures + crashes) > 0`,
}

/** The page views of every version with a failure since a time. */
export async function findFailing(
  database: Database,
  environment: string,
  since: Date,
): Promise<(Figures & { readonly remote: string })[]> {
  return database.query(failing, [environment, since])
}
