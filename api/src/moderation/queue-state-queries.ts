import type { Database, Statement } from '../platform/database/database'

const queueFound: Statement = {
  name: 'moderation-queue-state',
  text: `select
      (select count(*)::integer from reviews where state = 'open') as reviews,
      (select count(*)::integer from appeals where state = 'open') as appeals,
      coalesce(extract(epoch from now() - least(
        (select min(created_at) from reviews where state = 'open'),
        (select min(created_at) from appeals where state = 'open'))), 0)::float8 as "oldestSeconds"`,
}

/** What waits for moderators. */
export interface QueueState {
  readonly reviews: number
  readonly appeals: number
  /** The age of what has waited longest; 0 if nothing waits. */
  readonly oldestSeconds: number
}

/** The state of the queue, for monitoring. */
export async function findQueueState(database: Database): Promise<QueueState> {
  const [state] = await database.query<QueueState>(queueFound)
  return state ?? { reviews: 0, appeals: 0, oldestSeconds: 0 }
}
