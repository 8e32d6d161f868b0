/**
 * Whether a visitor gets a canary. A visitor always maps to the same point between 0 and 100, so that visitors keep the
 * canary while the percentage grows. Each version maps visitors independently.
 * @param visitorId a stable id of the visitor; without one, the visitor gets the canary only at 100
 * @param lot the name of the draw, such as a remote and its version
 * @param percent 0 selects no visitors, 100 selects all
 */
export function isChosen(visitorId: string | undefined, lot: string, percent: number): boolean {
  if (percent >= 100) return true
  if (visitorId === undefined) return false
  return bucketOf(`${lot}\n${visitorId}`) < percent
}

/**
 * A uniform value in [0, 100): 32-bit FNV-1a with the finaliser of MurmurHash3. The low bits of FNV-1a alone are uneven.
 */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100
}
