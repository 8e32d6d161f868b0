import { readFileSync } from 'node:fs'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The value of each colour token, in both themes, as CSS writes it. */
export type ColourTokens = ReadonlyMap<string, Readonly<Record<Theme, string>>>

/** The tokens as the browser gets them. */
export const tokenFile = new URL('../../shared-ui/src/tokens/tokens.css', import.meta.url)

const declaration =
  /--wr-([\w-]+):\s*light-dark\(\s*((?:rgb\([^)]*\)|[^,])+?)\s*,\s*((?:rgb\([^)]*\)|[^)])+?)\s*\)\s*;/g

/** Every custom property that is a colour, by its name without `--wr-`. */
export function readColourTokens(css = readFileSync(tokenFile, 'utf8')): ColourTokens {
  return new Map(
    [...css.matchAll(declaration)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  )
}

/** The names of all tokens, also of those that are no colour, without `--wr-`. */
export const readTokenNames = (css = readFileSync(tokenFile, 'utf8')): ReadonlySet<string> =>
  new Set([...css.matchAll(/--wr-([\w-]+):/g)].map(([, name = '']) => name))
