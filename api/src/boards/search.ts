/**
 * The form of a text that is searched, in the index and in the question alike: NFC, lower case, single spaces, and
 * every Hangul syllable doubled. The index holds groups of three characters; of doubled syllables such a group is a
 * pair, so that two syllables are enough to find a Korean word, also inside a longer one (기숙 in 기숙사에서).
 * Whether one text contains another is the same question before and after.
 * @param text fields of a call, which hold no long run of combining marks: normalising them takes time in their length
 */
export function searchForm(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[가-힣]/g, '$&$&')
}

/** Whether the text index can narrow this down; with fewer than three characters in a row it cannot. */
export function isIndexable(form: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(form)
}
