import type { Member } from '@within-reach/shared-core'

const key = 'within-reach.member'

/** The public part of the session as this browser keeps it across visits, or undefined. */
export function readStoredMember(storage: Storage = localStorage): Member | undefined {
  try {
    return parseMember(storage.getItem(key))
  } catch {
    // Storage can be forbidden altogether; the visit then goes on logged out.
    return undefined
  }
}

/** Keeps the public part of the session, or forgets it. */
export function storeMember(member: Member | undefined, storage: Storage = localStorage): void {
  try {
    if (member) storage.setItem(key, JSON.stringify(member))
    else storage.removeItem(key)
  } catch {
    // Full or forbidden storage costs only the login across visits.
  }
}

/**
 * Calls back when another tab logs in, changes the profile or logs out.
 * @returns how to stop listening
 */
export function onMemberStoredElsewhere(changed: (member: Member | undefined) => void): () => void {
  const listener = (event: StorageEvent) => {
    // A null key is a cleared storage.
    if (event.key === key || event.key === null) changed(event.key ? parseMember(event.newValue) : undefined)
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

function parseMember(text: string | null): Member | undefined {
  if (!text) return undefined
  try {
    const member = JSON.parse(text) as Partial<Member>
    return member.logined === true && typeof member.marker === 'string' ? (member as Member) : undefined
  } catch {
    return undefined
  }
}
