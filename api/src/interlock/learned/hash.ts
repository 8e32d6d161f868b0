/** Called with the hash of an n-gram, of 32 bits, and the position in the plain text at which it ends. */
export type UseNgram = (hash: number, end: number) => void

/** The hash of nothing. */
export const seed = 0x811c9dc5
/** One step of the hash FNV-1a. */
export const mix = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)
/** The hash of a whole n-gram. */
export const finish = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0
