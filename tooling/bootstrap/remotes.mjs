import { existsSync, readdirSync } from 'node:fs'
import { inRepository, repository } from './paths.mjs'

/**
 * The remotes: every folder `mfe-…` with a webpack configuration. All code that handles every remote uses this list, so
 * that a new remote is found automatically.
 * @returns {string[]} their names, in alphabetical order
 */
export const remoteNames = () => foldersWith('webpack.config.ts').filter((name) => name.startsWith('mfe-'))

/**
 * The packages that hold a file.
 * @param {string} file its path below a package
 * @returns {string[]} the packages' names, in alphabetical order
 */
export const foldersWith = (file) =>
  readdirSync(repository)
    .filter((name) => existsSync(inRepository(name, file)))
    .sort()
