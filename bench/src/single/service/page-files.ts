import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language, RemoteRoute } from '@within-reach/contract'

/** The scripts, styles and messages that something is shown with. */
export interface NeededFiles {
  readonly js: readonly string[]
  readonly css: readonly string[]
  readonly catalogues: Readonly<Record<Language, readonly string[]>>
}

/** The files of the single application that the service names in its pages. */
export interface PageFiles {
  /** Of the pages that are the shell's own in the composed site. */
  readonly shell: NeededFiles
  /** Of the others, by path. */
  readonly pages: Readonly<Record<string, NeededFiles>>
  /** The pages of each remote's sources, for the menu that the service draws. */
  readonly routes: Readonly<Record<string, readonly RemoteRoute[]>>
}

/** The file in the shell's folder that holds them. */
export const pageFilesName = 'page-files.json'

/** Reads them, beside the bundle of the service. */
export const readPageFiles = (bundle = __dirname): PageFiles =>
  JSON.parse(readFileSync(path.join(shellBeside(bundle), pageFilesName), 'utf8')) as PageFiles

/** The shell's folder. */
export const shellBeside = (bundle: string): string => path.join(bundle, '../../shell/dist')
