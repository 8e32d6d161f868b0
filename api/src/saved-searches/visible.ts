/**
 * Whether a member with a saved search is told of posts of an author: not of their own, and not if one of the two blocked the other.
 * @param member the column of the member
 * @param author the column of the author
 */
export const isTold = (member: string, author: string): string => `(${member} <> ${author} and not exists (
    select from blocks where blocker_id = ${member} and blocked_id = ${author}
      or blocker_id = ${author} and blocked_id = ${member}))`
