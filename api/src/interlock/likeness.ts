/** Shorter texts are alike by chance: "Is the room still free?" */
const fewestCharacters = 60
/** Longer texts are compared by their beginning. */
const mostCharacters = 4_000
const shingle = 5
const bits = 64

/**
 * A similarity hash of a text: texts that differ in a few words differ in few of its bits (Charikar, 2002).
 * @param plain the text as the rules read it
 * @returns 64 binary digits; undefined if the text is too short
 */
export function likenessOf(plain: string): string | undefined {
  const letters = plain.replaceAll(' ', '').slice(0, mostCharacters)
  if (letters.length < fewestCharacters) return undefined
  const sums = new Int32Array(bits)
  for (let at = 0; at + shingle <= letters.length; at += 1) {
    const low = hash(letters, at, 0x811c9dc5)
    const high = hash(letters, at, 0x01000193)
    for (let bit = 0; bit < 32; bit += 1) {
      sums[bit] = (sums[bit] ?? 0) + ((low >>> bit) & 1 ? 1 : -1)
      sums[bit + 32] = (sums[bit + 32] ?? 0) + ((high >>> bit) & 1 ? 1 : -1)
    }
  }
  return Array.from(sums, (sum) => (sum > 0 ? '1' : '0')).join('')
}

/** FNV-1a of one shingle, with its bits mixed. */
function hash(letters: string, from: number, seed: number): number {
  let value = seed
  for (let at = from; at < from + shingle; at += 1)
    value = Math.imul(value ^ letters.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return value ^ (value >>> 13)
}

/** The quarters of a hash as numbers that say which quarter it is, for an index. */
export const quartersOf = (hashed: string): number[] =>
  [0, 1, 2, 3].map((quarter) => quarter * 65_536 + parseInt(hashed.slice(quarter * 16, quarter * 16 + 16), 2))
