/**
 * Says whether a visitor is among those who get a canary. The same visitor always falls on the same place between
 * 0 and 100, so that whoever is in stays in while the percentage grows; each version draws lots anew.
 * @param visitorId any text that stays with a visitor; without one, only a canary for everybody is theirs
 * @param lot what is drawn for, such as a remote and its version
 * @param percent 0 is nobody and 100 everybody
 */
export function isChosen(visitorId: string | undefined, lot: string, percent: number): boolean {
  if (percent >= 100) return true
  if (visitorId === undefined) return false
  return placeOf(`${lot}\n${visitorId}`) < percent
}

/** An even spread over [0, 100): FNV-1a, 32 bits, with the finaliser of MurmurHash3, whose low bits alone are uneven. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100
}
