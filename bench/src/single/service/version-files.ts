import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { shellBeside } from './page-files'

/**
 * Replaces the service's `registry/version-files`: prerendered pages are in the application's folder, and remotes, if there
 * are any, in the folder `remotes` beside the shell's.
 */
export const openVersionFiles = () =>
  Promise.resolve({
    root: path.join(shellBeside(__dirname), '../../remotes'),
    fill: () => Promise.resolve(true),
    removeUnpublished: () => Promise.resolve(0),
    read: (_remote: string, _version: string, name: string) =>
      readFile(path.join(shellBeside(__dirname), name)),
  })
