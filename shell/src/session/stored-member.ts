import type { Member } from '@within-reach/shared-core'

const key = 'within-reach.member'

/** The public part of the session from this browser's storage, or undefined. */
export function readStoredMember(): Member | undefined {
  try {
    return parseMember(localStorage.getItem(key))
  } catch {
    // The browser may forbid even to ask for the storage. The visit then continues logged out.
    return undefined
  }
}

/** Stores the public part of the session, or removes it. */
export function storeMember(member: Member | undefined): void {
  try {
    if (member) localStorage.setItem(key, JSON.stringify(member))
    else localStorage.removeItem(key)
  } catch {
    // Without storage only the login across visits is lost.
  }
}

/**
 * Calls back when another tab logs in, changes the profile or logs out.
 * @returns a function that stops listening
 */
export function onMemberStoredElsewhere(changed: (member: Member | undefined) => void): () => void {
  const listener = (event: StorageEvent) => {
    // A null key means that the storage was cleared.
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
