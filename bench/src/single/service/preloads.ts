import { byLanguage, type Language } from '@within-reach/contract'
import { type NeededFiles, readPageFiles } from './page-files'

const { shell, pages } = readPageFiles()

/*
 * Replaces the service's `site/preloads`: the same hints in the same positions, but without hashes, since the single
 * application checks none.
 */

const hint = (name: string, as: 'script' | 'style'): string =>
  `<link rel="preload" as="${as}" href="/assets/${name}" fetchpriority="low">`
const scripts = (names: readonly string[]) => names.map((name) => hint(name, 'script'))
const styles = (names: readonly string[]) => names.map((name) => hint(name, 'style'))

/** No file is checked against its hash. */
export const lateFiles = () => ({})

export const shellPreloads = (_record: unknown, language: Language): string[] =>
  scripts(shell.catalogues[language])

export const ownPagePreloads = (): string[] => [...scripts(shell.js), ...styles(shell.css)]

export const ownPageStyles = (): string[] =>
  shell.css.map((name) => `<link rel="stylesheet" href="/assets/${name}">`)

export function remotePreloads(
  _record: unknown,
  _version: unknown,
  { pathname, language }: { readonly pathname: string; readonly language: Language },
  there: readonly string[] = [],
): string[] {
  const { js, css, catalogues }: NeededFiles = pages[pathname] ?? nothing
  return [
    ...scripts([...js, ...catalogues[language]]),
    ...styles(css.filter((name) => !there.includes(name))),
  ]
}

const nothing: NeededFiles = { js: [], css: [], catalogues: byLanguage(() => []) }
