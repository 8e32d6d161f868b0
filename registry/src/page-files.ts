import type { Language } from '@within-reach/contract'
import type { ExposedFiles } from './document'

/** The part of a record that names the files of a page. */
export interface FilesOfPages {
  /** All files of the version. */
  readonly files: Readonly<Record<string, unknown>>
  readonly entry: string
  readonly exposes?: Readonly<Record<string, ExposedFiles>>
  readonly screens?: Readonly<Record<string, ExposedFiles>>
}

/** The files that a page requires to run, and the shared modules that they take from the shell. */
export interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly shared: readonly string[]
}

/**
 * The files of one page of a version. A page requests all of them at once. Otherwise the browser would discover each level only
 * after it loaded the level before.
 * @param record the record of the version
 * @param exposed the module that the page belongs to
 * @param path the path of the page; undefined for a module without pages
 */
export function pageFiles(
  { files, entry, exposes, screens }: FilesOfPages,
  exposed: string,
  path: string | undefined,
  language: Language,
): PageFiles {
  const parts = [exposes?.[exposed], path === undefined ? undefined : screens?.[path]].filter(
    (part) => part !== undefined,
  )
  const scripts = parts.flatMap(({ js }) => js)
  return {
    scripts: [entry, ...scripts, ...cataloguesOf(Object.keys(files), language)],
    styles: parts.flatMap(({ css }) => css),
    shared: parts.flatMap(({ shared = [] }) => shared),
  }
}

/**
 * The files of a build that contain the message catalogue of a language, or of English if it has none. Each package's
 * `locales/catalog.ts` names their chunk.
 * @param files the names of all files
 */
export function cataloguesOf(files: readonly string[], language: Language): string[] {
  const pattern = new RegExp(`^(?:i18n|words)-${language}(?:-po)?\\.\\w+\\.js$`)
  const found = files.filter((file) => pattern.test(file))
  return found.length > 0 || language === 'en' ? found : cataloguesOf(files, 'en')
}
