import type { Database, Statement } from '../platform/database/database'

/** A block with the current nick of the blocked member. */
export interface BlockRecord {
  /** Counted per blocker. */
  readonly number: number
  readonly nick: string
  readonly created_at: Date
}

// The trigger of new messages takes the same lock, shared. A message is therefore either hidden by the block or withheld by it.
const recipientLocked: Statement = {
  name: 'blocks-recipient-locked',
  text: `select pg_advisory_xact_lock(hashtext('blocks'), $1)`,
}

// A number never returns, so that an open page does not end another block than the one it shows. The largest one is read for the
// blocks of the previous release, which does not count them.
const blockInserted: Statement = {
  name: 'blocks-inserted',
  text: `with found as (
      select number from blocks where blocker_id = $1 and blocked_id = $2
    ), counted as (
      update users set last_block = 1 + greatest(last_block, (select max(number) from blocks where blocker_id = $1))
      where id = $1 and not exists (select from found)
      returning last_block
    ), inserted as (
      insert into blocks (blocker_id, blocked_id, number) select $1, $2, last_block from counted
      returning number
    )
    select number from found union all select number from inserted`,
}

const messagesHidden: Statement = {
  name: 'blocks-messages-hidden',
  text: `update messages set to_deleted_at = now(), withheld = 'hidden'
    where to_id = $1 and from_id = $2 and to_deleted_at is null`,
}

/**
 * Blocks a member, and hides what they sent from the blocker's side. A second block of the same member changes nothing.
 * @returns the number of the block
 */
export function insertBlock(database: Database, blockerId: number, blockedId: number): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.query(recipientLocked, [blockerId])
    const [row] = await tx.query<{ number: number }>(blockInserted, [blockerId, blockedId])
    if (!row) throw new Error('The insert of a block returned no number')
    await tx.query(messagesHidden, [blockerId, blockedId])
    return row.number
  })
}

const blockDeleted: Statement = {
  name: 'blocks-deleted',
  text: 'delete from blocks where blocker_id = $1 and number = $2 returning blocked_id',
}

// While this lock is held, nobody adds checkpoints, which would count without the messages that come back.
const checkpointsLocked: Statement = {
  name: 'blocks-checkpoints-locked',
  text: `select pg_advisory_xact_lock_shared(hashtext('message checkpoints'), $1)`,
}

// A checkpoint counts the messages up to an id. Those after the first message that comes back are wrong; reading adds them again.
const messagesRestored: Statement = {
  name: 'blocks-messages-restored',
  text: `with restored as (
      update messages set to_deleted_at = null, withheld = null
      where to_id = $1 and from_id = $2 and withheld = 'hidden'
      returning id
    )
    delete from message_checkpoints
    where user_id = $1 and folder = 'inbox' and last_id >= (select min(id) from restored)`,
}

/**
 * Ends a block. The messages from before it come back; those that were sent during it do not.
 * @returns false if the blocker has no block with this number
 */
export function deleteBlock(database: Database, blockerId: number, number: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.query(recipientLocked, [blockerId])
    const [deleted] = await tx.query<{ blocked_id: number }>(blockDeleted, [blockerId, number])
    if (!deleted) return false
    await tx.query(checkpointsLocked, [blockerId])
    await tx.query(messagesRestored, [blockerId, deleted.blocked_id])
    return true
  })
}

const blocksListed: Statement = {
  name: 'blocks-listed',
  text: `select b.number, u.nick, b.created_at from blocks b join users u on u.id = b.blocked_id
    where b.blocker_id = $1 order by b.number desc`,
}

/** The blocks of a member, newest first. */
export function listBlocks(database: Database, blockerId: number): Promise<BlockRecord[]> {
  return database.query<BlockRecord>(blocksListed, [blockerId])
}
