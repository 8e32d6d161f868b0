import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { shellBeside } from './page-files'

/**
 * In place of the service's `registry/version-files`: prerendered pages are beside the application's files, and remotes, if
 * there are any, in a folder beside it.
 */
export const openVersionFiles = () =>
  Promise.resolve({
    root: path.join(shellBeside(__dirname), '../../remotes'),
    fill: () => Promise.resolve(true),
    removeUnpublished: () => Promise.resolve(0),
    read: (_remote: string, _version: string, name: string) =>
      readFile(path.join(shellBeside(__dirname), name)),
  })
