/**
 * The normal form of searched text, for both the index and the query: NFC, lower case, single spaces, and every Hangul
 * syllable doubled. The index holds trigrams. In doubled text a trigram covers two syllables, so two syllables are enough
 * to find a Korean word, also inside a longer one (기숙 in 기숙사에서). The form does not change whether one text contains
 * another.
 * @param text parsed by a call, so without long runs of combining marks; normalising them takes time proportional to their
 * length
 */
export function searchForm(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[가-힣]/g, '$&$&')
}

/** Whether the text index helps. It does not with fewer than three characters in a row. */
export function isIndexable(form: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(form)
}
