import path from 'node:path'
import { foldersWith, remoteNames } from '../bootstrap/remotes.mjs'
import { features } from '../import-table.mjs'
import {
  anchorsOf,
  documents,
  exists,
  linkedHeadings,
  linkTargets,
  namedPaths,
  namedScripts,
  readDocument,
  sourceFolders,
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

  it('links to headings that exist', () => {
    const missing = linkedHeadings(text).filter(({ target, anchor }) => {
      const linked = target === '' ? file : path.posix.join(path.dirname(file), target)
      return !anchorsOf(readDocument(linked)).includes(anchor)
    })
    expect(missing).toEqual([])
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
  expect(linkedHeadings(text)).toEqual([{ target: 'none.md', anchor: 'part' }])
  expect(anchorsOf('# The `api`: rules\n')).toEqual(['the-api-rules'])
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

it('the guide for contributors lists the features of the service', () => {
  const [, listed = ''] = /In `api`, a feature \(([^)]+)\)/.exec(readDocument('CONTRIBUTING.md')) ?? []
  expect([...listed.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort()).toEqual([...features].sort())
})

it('the README links to every page', () => {
  const pages = documents.filter((file) => /^docs\/[\w-]+\.md$/.test(file))
  const linked = linkTargets(readDocument('README.md'))
  expect(pages.filter((page) => !linked.includes(page))).toEqual([])
})

it('the map of the README has every package', () => {
  const mapped = tableBelow(readDocument('README.md'), 'The map').flatMap(({ names }) => names)
  const packages = foldersWith('package.json').map((name) => `${name}/`)
  expect(packages.filter((name) => !mapped.includes(name))).toEqual([])
})

it('the picture of the architecture has every remote', () => {
  const [, picture = ''] = readDocument('docs/architecture.md').split('```')
  expect(remoteNames().filter((name) => !picture.includes(name))).toEqual([])
})

describe.each(remoteNames().filter((name) => exists(`${name}/README.md`)))('the README of %s', (name) => {
  it('explains every folder', () => {
    const text = readDocument(`${name}/README.md`)
    const named = [...text.matchAll(/`(?:src\/)?([\w-]+)\/`/g)].map(([, folder]) => folder)
    expect(sourceFolders(name).filter((folder) => !named.includes(folder))).toEqual([])
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
