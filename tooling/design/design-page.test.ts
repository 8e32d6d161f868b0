import { readFileSync } from 'node:fs'
import { contrast } from './contrast'
import { readColourTokens } from './tokens'

const page = readFileSync(new URL('../../docs/design.md', import.meta.url), 'utf8')
const tokens = readColourTokens()

const rows = [...page.matchAll(/^\| `([\w-]+)` on `([\w-]+)`\s*\| ([\d.]+)\s*\| ([\d.]+)\s*\|$/gm)].map(
  ([, front = '', ground = '', light = '', dark = '']) => ({ front, ground, light, dark }),
)

it('docs/design.md has a table of contrasts', () => {
  expect(rows.length).toBeGreaterThan(10)
})

it.each(rows)('its contrasts of $front on $ground match the tokens', ({ front, ground, light, dark }) => {
  const [one, other] = [tokens.get(front), tokens.get(ground)]
  const figure = (theme: 'light' | 'dark') =>
    contrast(one?.[theme] ?? front, other?.[theme] ?? ground).toFixed(1)
  expect({ light, dark }).toEqual({ light: figure('light'), dark: figure('dark') })
})
