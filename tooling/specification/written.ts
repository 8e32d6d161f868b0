import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { partsOf, patternOf, type Room, type TestName } from './row'

/** A file with tests: its path in the repository with `/`, and every text that stands in quotes in it. */
export interface TestFile {
  readonly path: string
  readonly texts: readonly string[]
}

/** What Jest and template strings put values in place of. */
const placeholder = /%[sdifjop]|\$\{[^}]*\}|\$\w+/g

/** Folders without tests of ours. */
const others = new Set(['node_modules', 'dist', '.data', '.cache', 'test-results', 'playwright-report'])

/**
 * @param room a room's name
 * @param repository the folder of the rooms
 * @returns every file with tests in the room
 */
export function testFilesOf(room: Room, repository: string): TestFile[] {
  const inFolder = (folder: string): TestFile[] =>
    readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = `${folder}/${entry.name}`
      if (entry.isDirectory()) return others.has(entry.name) ? [] : inFolder(file)
      if (!/\.(?:test|spec)\.tsx?$/.test(entry.name)) return []
      return [{ path: file, texts: textsOf(readFileSync(path.join(repository, file), 'utf8')) }]
    })
  return inFolder(room)
}

/**
 * @param source of a test file
 * @returns the texts in quotes, with `%s` for each of their placeholders
 */
export const textsOf = (source: string): string[] =>
  source
    .split('\n')
    .flatMap((line) => [...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)])
    .map(([, , text = '']) => text.replaceAll(/\\(['"`])/g, '$1').replaceAll(placeholder, '%s'))

/**
 * Finds where a test is written, without running it: the file that holds each of its titles, either as it stands or, where
 * a row names one case of a parametrised test, with placeholders.
 * @param files those of the test's room
 * @throws Error where it is none, or more than one
 */
export function fileOf(name: TestName, files: readonly TestFile[]): string {
  const { titles } = partsOf(name)
  const holding = (holds: (text: string, title: string) => boolean) =>
    files.filter(({ texts }) => titles.every((title) => texts.some((text) => holds(text, title))))
  const exact = holding((text, title) => text === title)
  const [file, second] = exact.length > 0 ? exact : holding(isCaseOf)
  if (!file) throw new Error(`No test file holds the titles of: ${name}`)
  if (second) throw new Error(`Both ${file.path} and ${second.path} hold the titles of: ${name}`)
  return file.path
}

function isCaseOf(text: string, title: string): boolean {
  if (text === title) return true
  // What is little more than a placeholder would fit everything.
  if (!text.includes('%s') || text.replaceAll('%s', '').trim().length < 8) return false
  return new RegExp(`^${patternOf(text, '.+')}$`, 's').test(title)
}
