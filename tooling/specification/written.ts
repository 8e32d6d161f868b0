import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { partsOf, patternOf, type Room, type TestName } from './row'

/** A file with tests: its path in the repository with `/`, and its text. */
export interface TestFile {
  readonly path: string
  readonly text: string
}

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
      return [{ path: file, text: readFileSync(path.join(repository, file), 'utf8') }]
    })
  return inFolder(room)
}

/**
 * Finds where a test is written, without running it: the file that holds each of its titles as a string.
 * @param files those of the test's room
 * @throws Error where it is none, or more than one
 */
export function fileOf(name: TestName, files: readonly TestFile[]): string {
  const titles = partsOf(name).titles.map(
    // In the source a parameter is a placeholder of its own, and a quote may stand behind a backslash.
    (title) => new RegExp(`(['"\`])${patternOf(title, '[^\\n]+').replaceAll("'", "\\\\?'")}\\1`),
  )
  const found = files.filter(({ text }) => titles.every((title) => title.test(text)))
  const [file, second] = found
  if (!file) throw new Error(`No test file holds the titles of: ${name}`)
  if (second) throw new Error(`Both ${file.path} and ${second.path} hold the titles of: ${name}`)
  return file.path
}
