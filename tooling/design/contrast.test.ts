import { contrast } from './contrast'
import { pairs } from './pairs'
import { readColourTokens, themes } from './tokens'

const tokens = readColourTokens()

it('the contrast of black on white is 21, and that of a colour on itself is 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#0b6470', '#0b6470')).toBe(1)
})

it('reads each colour in both themes', () => {
  const css =
    '--wr-a: light-dark(#ffffff, #000000);\n--wr-b: light-dark(rgb(0 0 0 / 5%), transparent);\n--wr-c: 1rem;'
  expect([...readColourTokens(css)]).toEqual([
    ['a', { light: '#ffffff', dark: '#000000' }],
    ['b', { light: 'rgb(0 0 0 / 5%)', dark: 'transparent' }],
  ])
})

describe.each(themes)('in the %s theme', (theme) => {
  it.each(pairs)(
    '$front on $ground has a contrast of at least $atLeast to 1',
    ({ front, ground, atLeast }) => {
      const [one, other] = [tokens.get(front)?.[theme], tokens.get(ground)?.[theme]]
      expect(contrast(one ?? `no token ${front}`, other ?? `no token ${ground}`)).toBeGreaterThanOrEqual(
        atLeast,
      )
    },
  )
})
