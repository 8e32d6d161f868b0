import type { Language } from '@within-reach/contract'
import { pageFiles, type PageRecord } from '@within-reach/registry'
import { versionUrl } from './records'

/** The page that a module is loaded for. */
export interface PageToLoad {
  /** Undefined for a module without pages. */
  readonly path: string | undefined
  readonly language: Language
}

/** A file of a version. */
export interface VersionFile {
  readonly address: string
  readonly integrity: string
  readonly as: 'script' | 'style'
}

/**
 * The files of a version that a page needs besides the entry.
 * @returns an empty list for a record that came with the page, whose HTML names the files
 */
export function filesBesidesEntry(record: PageRecord, exposed: string, page: PageToLoad): VersionFile[] {
  const { name, version, files, entry, exposes } = record
  if (!exposes?.[exposed]) return []
  const fileOf = (as: VersionFile['as']) => (file: string) => {
    const integrity = files[file]?.integrity
    return integrity === undefined ? [] : { address: versionUrl(name, version) + file, integrity, as }
  }
  const { scripts, styles } = pageFiles(record, exposed, page.path, page.language)
  return [
    ...scripts.filter((file) => file !== entry).flatMap(fileOf('script')),
    ...styles.flatMap(fileOf('style')),
  ]
}

/** Adds a preload hint, so that the browser loads the file now. */
export function preloadFile({ address, integrity, as }: VersionFile, document: Document): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  link.href = address
  link.integrity = integrity
  document.head.append(link)
}
