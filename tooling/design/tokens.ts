import { readFileSync } from 'node:fs'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The CSS value of each colour token in both themes, by the token's name without `--wr-`. */
export type ColourTokens = ReadonlyMap<string, Readonly<Record<Theme, string>>>

/** The style sheet that defines the tokens. */
export const tokenFile = new URL('../../shared-ui/src/tokens/tokens.css', import.meta.url)

const declaration =
  /--wr-([\w-]+):\s*light-dark\(\s*((?:rgb\([^)]*\)|[^,])+?)\s*,\s*((?:rgb\([^)]*\)|[^)])+?)\s*\)\s*;/g

/** Reads every custom property that is a colour. */
export function readColourTokens(css = readFileSync(tokenFile, 'utf8')): ColourTokens {
  return new Map(
    [...css.matchAll(declaration)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  )
}

/** Reads the names of all tokens, including those that are not colours, without `--wr-`. */
export const readTokenNames = (css = readFileSync(tokenFile, 'utf8')): ReadonlySet<string> =>
  new Set([...css.matchAll(/--wr-([\w-]+):/g)].map(([, name = '']) => name))
