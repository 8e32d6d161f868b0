import type { MountFigure } from '@within-reach/registry/check'
import type { Database } from './database/database'

/**
 * Finds how long the mount of a version blocks the main thread of visitors' browsers.
 * @returns undefined if no view was measured
 * @throws unavailable (503) while the database is unreachable
 */
export type FindMount = (
  database: Database,
  version: { readonly name: string; readonly version: string },
) => Promise<MountFigure | undefined>
