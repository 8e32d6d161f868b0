import { connectionsFor } from './connections'
import { openDatabase, type OpenDatabase } from './database'

/** Opens a connection for probes and metrics, apart from the pool of the calls. */
export function openReadinessDatabase({ pool }: OpenDatabase): OpenDatabase {
  const connections = connectionsFor.readiness
  return openDatabase(pool.options.connectionString ?? '', () => {}, { connections, connectWithin: 2000 })
}
