import type { Database, Statement } from '../platform/database/database'
import { overdue, withoutAgent } from './figures-queries'
import { tables } from './queries'

/** A case about which the agents are told. */
export interface AlarmRecord {
  readonly id: number
  readonly created_at: Date
  readonly title: string
  readonly agent: string | null
  readonly due_at: Date | null
  readonly overdue: boolean
}

/** The cases of one mail. The rest follow in the next. */
const perMail = 200

const alarmingLocked: Statement = {
  name: 'cases-alarming-locked',
  text: `select c.id, c.created_at, a.nick as agent, c.due_at, coalesce(c.due_at < now(), false) as overdue,
      coalesce(i.fields->>'area_in_mind', i.fields->>'location', i.fields->>'subject', '') as title
    from ${tables}
    where ((${withoutAgent}) or (${overdue}))
      and (c.alarmed_at is null or c.alarmed_at < now() - interval '1 day')
    order by c.due_at nulls last, c.id limit ${perMail} for update of c skip locked`,
}

/** Locks the cases about which the agents must be told now: once, then daily. */
export async function lockAlarming(tx: Database): Promise<AlarmRecord[]> {
  return tx.query<AlarmRecord>(alarmingLocked)
}

const alarmed: Statement = {
  name: 'cases-alarmed',
  text: 'update cases set alarmed_at = now() where id = any ($1)',
}

/** Records that the agents were told about these cases. */
export async function markAlarmed(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.query(alarmed, [ids])
}
