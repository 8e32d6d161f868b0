import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packageNames } from '../affected/packages'
import { repository } from '../bootstrap/paths.mjs'

/** Folders without sources of ours. eslint.config.mjs ignores the same. */
const others = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
  '.cache',
  '.data',
])

/**
 * @param folder below the repository; all of it unless given
 * @returns every file that ESLint reads, below the repository, with `/`
 */
export function sourcesIn(folder = ''): string[] {
  return readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return others.has(entry.name) ? [] : sourcesIn(file)
    return isSource(file) ? [file] : []
  })
}

/** Whether ESLint reads a file. */
export const isSource = (file: string): boolean => /\.(?:ts|tsx|mts|cts|js|mjs|cjs)$/.test(file)

/** The inputs of every result of ESLint. */
export const sharedInputs = (): string[] => [
  'eslint.config.mjs',
  'pnpm-lock.yaml',
  'package.json',
  ...packageNames().map((name) => `${name}/package.json`),
  ...readdirSync(path.join(repository, 'tooling/eslint')).map((file) => `tooling/eslint/${file}`),
]

/** @returns the text of a file below the repository; undefined where there is none */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(path.join(repository, file), 'utf8')
  } catch {
    // An installed package, or a module of Node.
    return undefined
  }
}
