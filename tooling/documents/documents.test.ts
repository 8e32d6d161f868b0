import path from 'node:path'
import { foldersWith } from '../bootstrap/remotes.mjs'
import {
  documents,
  exists,
  linkTargets,
  namedPaths,
  namedScripts,
  readDocument,
  tableBelow,
} from './documents'

const scripts = Object.keys((JSON.parse(readDocument('package.json')) as { scripts: object }).scripts)
const decisions = documents.filter((file) => file.startsWith('docs/decisions/'))

describe.each(documents)('%s', (file) => {
  const text = readDocument(file)

  it('names files and folders that exist', () => {
    expect(namedPaths(text).filter((named) => !exists(named))).toEqual([])
  })

  it('links to files that exist', () => {
    expect(linkTargets(text).filter((target) => !exists(target, path.dirname(file)))).toEqual([])
  })

  it('runs scripts that package.json has', () => {
    expect(namedScripts(text).filter((name) => !scripts.includes(name))).toEqual([])
  })
})

it('the paths, links and scripts in a text are found', () => {
  const text =
    '`api/none.ts` `mfe-*/src` `POST /api/x` [a](none.md#part) `npm run -s none -- x` npm run bench'
  expect(namedPaths(text)).toEqual(['api/none.ts'])
  expect(linkTargets(text)).toEqual(['none.md'])
  expect(namedScripts(text)).toEqual(['none', 'bench'])
  expect(exists('api/none.ts')).toBe(false)
})

describe('the table of packages', () => {
  const architecture = tableBelow(
    readDocument('docs/architecture.md'),
    'The packages and what they may import',
  )

  it('has every package of the repository', () => {
    const packages = foldersWith('package.json').map((name) => (name.startsWith('mfe-') ? 'mfe-*' : name))
    expect(architecture.flatMap(({ names }) => names).sort()).toEqual([...new Set(packages)].sort())
  })

  it('is the same in the guide for contributors', () => {
    expect(tableBelow(readDocument('CONTRIBUTING.md'), 'Who may import what')).toEqual(architecture)
  })
})

describe('the decision records', () => {
  it.each(decisions)('%s has its number in its title, a date and a status', (file) => {
    const number = Number(/\/(\d{4})-/.exec(file)?.[1])
    expect(readDocument(file)).toMatch(new RegExp(`^# ${number}\\. .+\n\n20\\d\\d-\\d\\d-\\d\\d.* · .+\n`))
  })

  it('each have a unique number', () => {
    const numbers = decisions.map((file) => path.basename(file).slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

it('the glossary has at most 25 terms, each once', () => {
  const terms = [...readDocument('docs/glossary.md').matchAll(/^\| (?!term |---)([^|]+?) +\|/gm)].map(
    ([, term]) => term,
  )
  expect(terms.length).toBeGreaterThan(10)
  expect(terms.length).toBeLessThanOrEqual(25)
  expect(new Set(terms).size).toBe(terms.length)
})
