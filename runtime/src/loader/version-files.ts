import type { Language } from '@within-reach/contract'
import { cataloguesOf, type PageRecord } from '@within-reach/registry'
import { versionUrl } from './records'

/** A file of a version. */
export interface VersionFile {
  readonly address: string
  readonly integrity: string
  readonly as: 'script' | 'style'
}

/**
 * The files that an exposed module needs besides its entry, with the messages of a language. Without this list, the browser would
 * find each level of them in the level before.
 * @returns none for a record in the page, whose HTML names them
 */
export function filesBehind(record: PageRecord, exposed: string, language: Language): VersionFile[] {
  const { name, version, files, exposes } = record
  const needed = exposes?.[exposed]
  if (!needed) return []
  const fileOf = (as: VersionFile['as']) => (file: string) => {
    const integrity = files[file]?.integrity
    return integrity === undefined ? [] : { address: versionUrl(name, version) + file, integrity, as }
  }
  return [
    ...[...needed.js, ...cataloguesOf(Object.keys(files), language)].flatMap(fileOf('script')),
    ...needed.css.flatMap(fileOf('style')),
  ]
}

/** Makes the browser load a file now, for the element that asks for it soon. */
export function preloadFile({ address, integrity, as }: VersionFile, document: Document): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  link.href = address
  link.integrity = integrity
  document.head.append(link)
}
