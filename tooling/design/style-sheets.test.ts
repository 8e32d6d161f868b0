import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../bootstrap/paths.mjs'
import { pairs } from './pairs'
import { readTokenNames } from './tokens'

const packages = readdirSync(repository).filter((packageName) =>
  /^(?:shell|shared-ui|mfe-.*)$/.test(packageName),
)
const sources = packages
  .map((packageName) => path.join(packageName, 'src'))
  .filter((folder) => existsSync(path.join(repository, folder)))
  .flatMap((folder) =>
    readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.(?:css|tsx)$/.test(file) && !/tokens\.css$|\.test\.tsx$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(repository, file), 'utf8') }))
const sheets = sources.filter(({ file }) => file.endsWith('.css'))

const names = 'white|black|red|green|blue|gr[ae]y|orange|yellow|navy|teal|coral'
const rawColour = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|oklch|light-dark)\\(|:[^;{}]*(?<![\\w-])(?:${names})(?![\\w-])`,
  'gi',
)
const drawnColour = /["']#(?:[\da-f]{3}){1,2}["']/gi

it('finds the style sheets', () => {
  expect(sheets.length).toBeGreaterThan(40)
})

it('no style sheet and no drawing has a colour of its own: the dark theme would not change it', () => {
  const own = sources.flatMap(({ file, text }) =>
    [...withoutComments(text).matchAll(file.endsWith('.css') ? rawColour : drawnColour)].map(
      ([colour]) => `${file}: ${colour}`,
    ),
  )
  expect(own).toEqual([])
})

it('every used token exists', () => {
  const known = readTokenNames()
  const unknown = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/var\(--wr-([\w-]+)/g)].flatMap(([, name = '']) =>
      known.has(name) ? [] : [`${file}: ${name}`],
    ),
  )
  expect(unknown).toEqual([])
})

it('every rule with both text colour and background uses a pair with checked contrast', () => {
  const checked = new Set(pairs.map(({ front, ground }) => `${front} on ${ground}`))
  const unchecked = sheets.flatMap(({ file, text }) =>
    [...withoutComments(text).matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
      const front = /(?:^|[\s;])color:\s*var\(--wr-([\w-]+)\)/.exec(body)?.[1]
      const ground = /background(?:-color)?:\s*var\(--wr-([\w-]+)\)/.exec(body)?.[1]
      return front && ground && !checked.has(`${front} on ${ground}`)
        ? [`${file}: ${front} on ${ground}`]
        : []
    }),
  )
  expect(unchecked).toEqual([])
})

it('columns that fill a row are never wider than it: with large letters one would overflow a phone', () => {
  const overflowing = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/repeat\(auto-fi(?:ll|t),\s*minmax\((?!min\(|0)[^)]*\)/g)].map(
      ([columns]) => `${file}: ${columns}`,
    ),
  )
  expect(overflowing).toEqual([])
})

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
