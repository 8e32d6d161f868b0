import type { Language } from '@within-reach/contract'
import type { HashedFiles, RemoteVersion, ShellRecord } from '@within-reach/registry'

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

/** The shell's messages are preloaded together with its scripts. */
export const shellPreloads = ({ files }: ShellRecord, language: Language): string[] =>
  hints('/assets/', files, cataloguesOf(Object.keys(files), language), 'script')

const ownPageFiles = ({ files }: ShellRecord, end: 'js' | 'css'): string[] =>
  Object.keys(files).filter((file) => new RegExp(`^pages\\.\\w+\\.${end}$`).test(file))

/** The shell's own pages are preloaded too, by the name of their chunk. */
export const ownPagePreloads = (shell: ShellRecord): string[] => [
  ...hints('/assets/', shell.files, ownPageFiles(shell, 'js'), 'script'),
  ...hints('/assets/', shell.files, ownPageFiles(shell, 'css'), 'style'),
]

/** The style of the shell's own pages applies before their scripts run. */
export const ownPageStyles = (shell: ShellRecord): string[] =>
  ownPageFiles(shell, 'css').map(
    (name) =>
      `<link rel="stylesheet" href="/assets/${name}" integrity="${shell.files[name]?.integrity ?? ''}">`,
  )

/** The files of a remote for one page. */
export interface PageFiles {
  /** Those that the page already contains. */
  readonly there?: readonly string[]
  /** Those of the page's own screen. */
  readonly screen?: { readonly js: readonly string[]; readonly css: readonly string[] }
}

/**
 * The scripts, styles and messages of a remote's pages, and the shell files that only they need, are preloaded together
 * with the shell's scripts.
 */
export function remotePreloads(
  shell: ShellRecord,
  remote: RemoteVersion,
  language: Language,
  { there = [], screen = { js: [], css: [] } }: PageFiles = {},
): string[] {
  const { name, version, entry, exposes, files } = remote
  const { js = [], css = [], shared = [] } = exposes['./pages'] ?? {}
  const brought = new Set(shared.flatMap((module) => shell.onDemand[module] ?? []))
  const folder = `/remotes/${name}/${version}/`
  const scripts = [entry, ...js, ...screen.js, ...cataloguesOf(Object.keys(files), language)]
  return [
    ...hints('/assets/', shell.files, [...brought], 'script'),
    ...hints(folder, files, scripts, 'script'),
    ...hints(
      folder,
      files,
      [...css, ...screen.css].filter((file) => !there.includes(file)),
      'style',
    ),
  ]
}

/** The chunk of a language, by the name in each package's `locales/catalog.ts`. The shell's entry contains English. */
const cataloguesOf = (files: readonly string[], language: Language): string[] =>
  files.filter((file) => new RegExp(`^(?:i18n|words)-${language}(?:-po)?\\.\\w+\\.js$`).test(file))
