import { lettersOf } from './letters'

it('no character is read as more than four letters, so that no text grows much', () => {
  const grown: string[] = []
  for (let code = 0x20; code <= 0x10_ffff; code++) {
    // Halves of characters.
    if (code >= 0xd800 && code <= 0xdfff) continue
    const point = String.fromCodePoint(code)
    if (lettersOf(point).length > 4) grown.push(point)
  }
  expect(grown).toEqual([])
})

it.each([
  ['ⅷ', 'viii'],
  ['⑴', '(1)'],
  ['㏂', 'a.m.'],
  ['ﷺ', 'ﷺ'],
])('%s is read as %s', (point, letters) => {
  expect(
    lettersOf(point)
      .map(({ char }) => char)
      .join(''),
  ).toBe(letters)
})
