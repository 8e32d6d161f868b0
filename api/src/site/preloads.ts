import type { Language } from '@within-reach/contract'
import {
  cataloguesOf,
  type HashedFiles,
  pageFiles,
  type RemoteVersion,
  type ShellRecord,
} from '@within-reach/registry'

/**
 * A hint is useful only with the integrity of the later request. The hints come after the shell's own script, which runs
 * first and is busy until the other files arrive.
 */
const hint = (address: string, { integrity }: HashedFiles[string], as: 'script' | 'style'): string =>
  `<link rel="preload" as="${as}" href="${address}" integrity="${integrity}" fetchpriority="low">`

const hints = (
  folder: string,
  files: HashedFiles,
  names: readonly string[],
  as: 'script' | 'style',
): string[] => names.flatMap((name) => (files[name] ? hint(folder + name, files[name], as) : []))

/** The hashes of the scripts and styles that the shell loads on demand. The files in its page carry their own. */
export const lateFiles = ({ files }: ShellRecord, template: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => /\.(js|css)$/.test(name) && !template.includes(name))
      .map(([name, { integrity }]) => [name, integrity]),
  )

/** Preload hints for the shell's messages in one language. */
export const shellPreloads = ({ files }: ShellRecord, language: Language): string[] =>
  hints('/assets/', files, cataloguesOf(Object.keys(files), language), 'script')

const ownPageFiles = ({ files }: ShellRecord, end: 'js' | 'css'): string[] =>
  Object.keys(files).filter((file) => new RegExp(`^pages\\.\\w+\\.${end}$`).test(file))

/** Preload hints for the shell's own pages: the files of their chunk, and those of the page's screen if it has its own chunk. */
export function ownPagePreloads(shell: ShellRecord, path: string): string[] {
  const screen = shell.screens?.[path]
  return [
    ...hints('/assets/', shell.files, [...ownPageFiles(shell, 'js'), ...(screen?.js ?? [])], 'script'),
    ...hints('/assets/', shell.files, [...ownPageFiles(shell, 'css'), ...(screen?.css ?? [])], 'style'),
  ]
}

/** The style sheet links of one of the shell's own pages, so that it is styled before its scripts run. */
export function ownPageStyles(shell: ShellRecord, path: string): string[] {
  const own = shell.screens?.[path]?.css ?? []
  return (own.length > 0 ? own : ownPageFiles(shell, 'css')).map(
    (name) =>
      `<link rel="stylesheet" href="/assets/${name}" integrity="${shell.files[name]?.integrity ?? ''}">`,
  )
}

/**
 * Preload hints for one page of a remote: its scripts, styles and messages, and the shell files that only they need.
 * @param present the styles that the page already contains
 */
export function remotePreloads(
  shell: ShellRecord,
  remote: RemoteVersion,
  { pathname, language }: { readonly pathname: string; readonly language: Language },
  present: readonly string[] = [],
): string[] {
  const { name, version, files } = remote
  const { scripts, styles, shared } = pageFiles(remote, './pages', pathname, language)
  const needed = new Set(shared.flatMap((module) => shell.onDemand[module] ?? []))
  const folder = `/remotes/${name}/${version}/`
  return [
    ...hints('/assets/', shell.files, [...needed], 'script'),
    ...hints(folder, files, scripts, 'script'),
    ...hints(
      folder,
      files,
      styles.filter((file) => !present.includes(file)),
      'style',
    ),
  ]
}
