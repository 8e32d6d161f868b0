import { finish, mix, seed, type UseNgram } from './hash'

/** Reads characters one by one. */
export interface RowReader {
  readonly addCode: (code: number, end: number) => void
  /** Begins another row. */
  readonly forget: () => void
}

/** The lengths of the n-grams. */
const fewest = 2
const most = 6

/** Whether it is a syllable, or a single letter such as those of laughter. */
export const isHangul = (code: number): boolean =>
  (code >= 0xac00 && code <= 0xd7a3) || (code >= 0x3131 && code <= 0x3163)

/** Yields each two to six characters of a row of which one is Hangul. Spaces and marks count as characters. */
export function createRowReader(use: UseNgram): RowReader {
  /** The last characters, the last one first. */
  const last = new Uint16Array(most)
  let length = 0
  /** How many characters came after the last one of Hangul. */
  let after = Infinity
  return {
    addCode: (code, end) => {
      last.copyWithin(1, 0)
      last[0] = code
      length = Math.min(most, length + 1)
      after = isHangul(code) ? 0 : after + 1
      if (after >= length) return
      let hash = seed
      for (let index = 0; index < length; index += 1) {
        hash = mix(hash, last[index] ?? 0)
        if (index + 1 >= fewest && index >= after) use(finish(hash), end)
      }
    },
    forget: () => {
      length = 0
      after = Infinity
    },
  }
}
