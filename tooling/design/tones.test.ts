import { readFileSync } from 'node:fs'
import { readColourTokens, themes } from './tokens'

const notice = readFileSync(new URL('../../shared-ui/src/notice/notice.module.css', import.meta.url), 'utf8')
const colourOf = (tone: string) =>
  new RegExp(`\\.${tone} \\{[^}]*[^-]color: var\\(--wr-([\\w-]+)\\)`).exec(notice)?.[1] ?? ''
const channels = (colour: string) =>
  /^#(..)(..)(..)$/
    .exec(colour)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16)) ?? []

describe.each(themes)('in the %s theme', (theme) => {
  it.each([
    ['error', 'red', 0],
    ['success', 'green', 1],
  ] as const)('a banner of the tone %s is %s', (tone, _colour, strongest) => {
    spec('8.banners')
    const parts = channels(readColourTokens().get(colourOf(tone))?.[theme] ?? '')
    expect(parts).toHaveLength(3)
    expect(parts.indexOf(Math.max(...parts))).toBe(strongest)
  })
})
