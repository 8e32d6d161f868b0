import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const repository = path.join(__dirname, '../..')

export const jestProgram = path.join(repository, 'node_modules/.bin/jest')

/** Creates a package with the Jest preset in a temporary folder. @returns the folder */
export function newPackageFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'preset-')))
  const preset = path.join(repository, 'tooling/jest/node.mjs')
  writeFileSync(
    path.join(folder, 'jest.config.mjs'),
    `import { node } from '${preset}'\nexport default node(import.meta.url, { rootDir: import.meta.dirname })`,
  )
  return folder
}
