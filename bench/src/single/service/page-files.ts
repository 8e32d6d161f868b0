import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language, RemoteRoute } from '@within-reach/contract'

/** The scripts, styles and messages of a page. */
export interface NeededFiles {
  readonly js: readonly string[]
  readonly css: readonly string[]
  readonly catalogues: Readonly<Record<Language, readonly string[]>>
}

/** The files of the single application that the service hints in its pages. */
export interface PageFiles {
  /** The files of the shell's own pages. */
  readonly shell: NeededFiles
  /** The files of the remotes' pages, by path. */
  readonly pages: Readonly<Record<string, NeededFiles>>
  /** The pages of each remote, for the menu in the HTML. */
  readonly routes: Readonly<Record<string, readonly RemoteRoute[]>>
}

/** The name of the file with the page files, in the shell's folder. */
export const pageFilesName = 'page-files.json'

/** Reads the page files. @param bundle the folder of the service's bundle */
export const readPageFiles = (bundle = __dirname): PageFiles =>
  JSON.parse(readFileSync(path.join(shellBeside(bundle), pageFilesName), 'utf8')) as PageFiles

/** The shell's folder. */
export const shellBeside = (bundle: string): string => path.join(bundle, '../../shell/dist')
