import { lettersOf } from './letters'

/** Halves of characters, and characters without a meaning, which Unicode promises never to change. */
const meaningless = /^[\p{Cs}\p{Co}\p{Cn}]$/u

it('no character is read as more than four letters, so that no text grows much', () => {
  const grown: string[] = []
  for (let code = 0x20; code <= 0x10_ffff; code++) {
    const point = String.fromCodePoint(code)
    if (meaningless.test(point)) continue
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
