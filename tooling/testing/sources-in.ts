import { readdirSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../bootstrap/paths.mjs'

/** The TypeScript sources of a package without its tests, by their path in the repository. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(repository, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/(?:^|[\\/])testing[\\/]/.test(file))
    .map((file) => path.join(folder, 'src', file))
