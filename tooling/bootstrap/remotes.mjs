import { existsSync, readdirSync } from 'node:fs'
import { inRepository, repository } from './places.mjs'

/**
 * The remotes: every folder `mfe-…` that says how it is built. Whatever goes through all of them asks here, so that a new
 * one is found by itself.
 * @returns {string[]} their names, in alphabetical order
 */
export const remoteNames = () => foldersWith('webpack.config.ts').filter((name) => name.startsWith('mfe-'))

/**
 * The rooms that hold a file.
 * @param {string} file its path below a room
 * @returns {string[]} the rooms' names, in alphabetical order
 */
export const foldersWith = (file) =>
  readdirSync(repository)
    .filter((name) => existsSync(inRepository(name, file)))
    .sort()
