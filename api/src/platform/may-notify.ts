/**
 * The SQL condition that a member may be notified of what an author wrote: not of their own, and not if one blocked the other.
 * @param member the column of the member
 * @param author the column of the author
 */
export const mayNotify = (member: string, author: string): string => `(${member} <> ${author} and not exists (
    select from blocks where blocker_id = ${member} and blocked_id = ${author}
      or blocker_id = ${author} and blocked_id = ${member}))`

/**
 * The same condition for one member or one author, whose blocks are then read once and not for each row.
 * @param side the column of the others
 * @param one the parameter of the one
 */
export const mayNotifyOne = (side: string, one: string): string => `(${side} <> ${one} and ${side} not in (
    select blocked_id from blocks where blocker_id = ${one} union all select blocker_id from blocks where blocked_id = ${one}))`
