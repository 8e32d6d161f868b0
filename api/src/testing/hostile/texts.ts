/** Creates a hostile text of about this many UTF-16 units. */
type Make = (units: number) => string

const repeated =
  (piece: string): Make =>
  (units) =>
    piece.repeat(Math.ceil(units / piece.length)).slice(0, units)

/** Repeats text to a length, between a beginning and an end. */
const between =
  (start: string, piece: string, end = ''): Make =>
  (units) =>
    start + repeated(piece)(Math.max(0, units - start.length - end.length)) + end

/** One half is one piece, the other half another. */
const halves =
  (one: string, other: string): Make =>
  (units) =>
    repeated(one)(Math.floor(units / 2)) + repeated(other)(Math.floor(units / 2))

/** Acute (class 230) and grave below (class 220): canonical ordering sorts them (UAX #15, section 1.2). */
const above = '\u0301'
const below = '\u0316'

/** Costly to normalise. */
const unicode: Readonly<Record<string, Make>> = {
  'one mark': between('a', above),
  'marks of two classes in turn': between('a', above + below),
  'marks in descending order': halves(above, below),
  'marks without a letter': repeated(above + below),
  'as many marks as are allowed': repeated(`a${(above + below).repeat(15)}`),
  'marks that decompose': repeated('\u0344\u0316'),
  'marks outside the first plane': between('a', '\u{1d165}\u{1d167}'),
  'marks as entities': between('a', '&#769;&#790;'),
  'Hangul jamo': repeated('\u1112\u1161\u11ab'),
  'Hangul syllables': repeated('각'),
  'letters that normalisation lengthens': repeated('\ufb2c'),
  'emoji joined': repeated('👩‍'),
  'lone surrogates': repeated('\ud83d'),
  'letters that grow in lower case': repeated('İ'),
}

/** Costly to parse as HTML. */
const html: Readonly<Record<string, Make>> = {
  'deep markup': halves('<b>', '</b>'),
  'deep lists': repeated('<ul><li>'),
  'deep paragraphs': repeated('<div><p>'),
  'links without end': repeated('<a href=x>'),
  'many attributes': between('<a ', 'x=1 ', '>y</a>'),
  'a long attribute': between('<a href="', 'h:', '">y</a>'),
  'a scheme behind control characters': between('<a href="', '\u0001 ', '">y</a>'),
  'tags cut off': repeated('<b '),
  'angle brackets': repeated('<'),
  ampersands: repeated('&'),
  'entities cut off': repeated('&amp'),
  comments: repeated('<!--'),
  'comments that end': repeated('<!--->'),
  sections: repeated('<![CDATA['),
  scripts: repeated('<script>'),
  'raw text': repeated('<textarea>'),
  'closing tags': repeated('</p></br>'),
  'line breaks and spaces': repeated('\n \t \n\r'),
  'a gap between lines': between('a\n', ' ', 'x\n'),
}

/** Costly for a pattern, or for a parser of numbers or lists. */
const patterns: Readonly<Record<string, Make>> = {
  'white space': repeated(' '),
  'white space within': between('a', ' \u3000', 'a'),
  letters: repeated('a'),
  digits: repeated('9'),
  'hexadecimal digits': between('0x', 'f'),
  'a version that ends wrong': between('1.1.', '1', '!'),
  'a name that ends wrong': between('mfe-a', 'a-', '!'),
  'an email that ends wrong': between('a@', 'a', '!'),
  'an email of many labels': between('a@', 'a.', '!'),
  'an email of long labels': between('a@', `${'a-'.repeat(30)}a.`, '!'),
  'an email of many dots': between('a', '.a', '@'),
  'many at signs': repeated('a@'),
  commas: repeated(','),
  'a list of names': repeated('mfe-a,'),
  'a list of rights': repeated('read,'),
  'path separators': repeated('/\\'),
  dots: repeated('.'),
  'dotted words': repeated('.a'),
  quotes: repeated('"\\'),
  'percent signs': repeated('%'),
  'percent escapes': repeated('%41'),
  'plus signs': repeated('+'),
  'wildcards of a search': repeated('%_'),
  'NUL characters': repeated('\0'),
}

/** Costly to parse as JSON, or to check afterwards. */
const json: Readonly<Record<string, Make>> = {
  'JSON that is deep': (units) => '['.repeat(units / 2) + ']'.repeat(units / 2),
  'JSON that is not closed': repeated('[{"a":'),
  'JSON of empty objects': (units) => `[${'{},'.repeat(Math.max(0, units / 3 - 2))}{}]`,
  'JSON of numbers': (units) => `[${'1,'.repeat(Math.max(0, units / 2 - 2))}1]`,
  'JSON of many keys': (units) =>
    `{${Array.from({ length: Math.max(1, units / 12) }, (_, n) => `"k${n}":1`).join(',')}}`,
}

/**
 * Hostile texts by name. Each creates one of about so many UTF-16 units. None is costly by length alone: ordinary text of
 * the same length is parsed in well under a millisecond.
 */
export const hostileTexts: Readonly<Record<string, Make>> = { ...unicode, ...html, ...patterns, ...json }

/** The number of units whose UTF-8 fits into this many bytes. */
export function withinBytes(make: Make, bytes: number): string {
  const perUnit = Buffer.byteLength(make(1000)) / 1000
  return make(Math.floor(bytes / perUnit) - 8)
}
