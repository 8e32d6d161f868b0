import type { Folder } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { sideOf } from './queries'

/** The number of messages from one checkpoint of a folder to the next. */
export const spacing = 1000

/** A trigger of the messages holds this lock when a message leaves a folder. */
const lockTried: Statement = {
  name: 'messages-checkpoints-locked',
  text: `select pg_try_advisory_xact_lock(hashtext('message checkpoints'), $1) as held`,
}

const added = (folder: Folder): Statement => ({
  name: `messages-${folder}-checkpoints-added`,
  // A message may be committed after one with a higher id, but no transaction runs for longer than $2.
  text: `with last as (
      select last_id, messages from message_checkpoints
      where user_id = $1 and folder = '${folder}' order by last_id desc limit 1
    ), settled as (
      select id from messages where created_at < now() - $2::interval order by id desc limit 1
    ), further as (
      select m.id, row_number() over (order by m.id) as number from messages m
      where ${sideOf[folder]} and m.id > coalesce((select last_id from last), 0) and m.id <= (select id from settled)
    )
    insert into message_checkpoints (user_id, folder, last_id, messages)
    select $1, '${folder}', id, coalesce((select messages from last), 0) + number
    from further where number % ${spacing} = 0`,
})

const additions = { inbox: added('inbox'), sent: added('sent') }

/**
 * Adds the missing checkpoints of a folder. Does nothing while a message leaves a folder of this member, or while another
 * instance adds them.
 * @param settled the age of a message after which all earlier ones are committed, as a PostgreSQL interval
 */
export async function addCheckpoints(
  database: Database,
  userId: number,
  folder: Folder,
  settled = '10 minutes',
): Promise<void> {
  await database.transaction(async (tx) => {
    const [row] = await tx.query<{ held: boolean }>(lockTried, [userId])
    if (row?.held) await tx.query(additions[folder], [userId, settled])
  })
}
