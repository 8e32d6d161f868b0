/** Creates a text of at most this many UTF-16 units. */
type Make = (units: number) => string

const repeated =
  (piece: string): Make =>
  (units) =>
    piece.repeat(Math.floor(units / piece.length))

/** Texts that are costly to normalise, sanitise, search or match, by name. */
export const costlyTexts: Readonly<Record<string, Make>> = {
  'combining marks': (units) => `a${'\u0301'.repeat(units - 1)}`,
  'combining marks out of order': (units) => `a${repeated('\u0315\u0300')(units - 1)}`,
  'marks after every letter': repeated(`a${'\u0301'.repeat(30)}`),
  'ligatures that grow': repeated('\uFDFA'),
  'single letters of Hangul': repeated('\u1112\u1161\u11AB'),
  Hangul: repeated('한'),
  'one word': repeated('a'),
  spaces: (units) => `${' '.repeat(units - 1)}a`,
  lines: (units) => `a${'\n'.repeat(units - 2)}a`,
  'nested tags': repeated('<b>'),
  'nested lists': repeated('<ul><li>'),
  'tags without an end': repeated('<a href="'),
  'comments without an end': repeated('<!--'),
  entities: repeated('&lt;'),
  'attributes without an end': repeated('<p a='),
  addresses: repeated('a@a.'),
  links: repeated('http://a.a/'),
  'families of emoji': repeated('👩\u200D👩\u200D👧\u200D👦'),
  'halves of characters': repeated('\uD800'),
  digits: repeated('9'),
  commas: repeated(','),
  'nested JSON': repeated('[{"a":'),
  'directions of text': repeated('\u202E'),
}
