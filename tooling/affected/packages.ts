import { foldersWith } from '../bootstrap/remotes.mjs'

/** @returns the names of the packages, which are the names of their folders */
export const packageNames = (): string[] =>
  foldersWith('package.json').filter((name) => name !== 'node_modules')
