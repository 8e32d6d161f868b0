import type { Language } from '@within-reach/contract'
import type { HashedFiles, RemoteVersion, ShellRecord } from '@within-reach/registry'

/**
 * A hint is of use only with the integrity that the script or style itself is asked for with. What it names comes behind the
 * shell's own script, which runs first and has enough to do until the rest is there.
 */
const hint = (address: string, { integrity }: HashedFiles[string], as: 'script' | 'style'): string =>
  `<link rel="preload" as="${as}" href="${address}" integrity="${integrity}" fetchpriority="low">`

const hints = (
  folder: string,
  files: HashedFiles,
  names: readonly string[],
  as: 'script' | 'style',
): string[] => names.flatMap((name) => (files[name] ? hint(folder + name, files[name], as) : []))

/** The hashes of the scripts and styles that the shell loads when they are needed; what its page names carries its own. */
export const lateFiles = ({ files }: ShellRecord, template: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => /\.(js|css)$/.test(name) && !template.includes(name))
      .map(([name, { integrity }]) => [name, integrity]),
  )

/** The words that the shell speaks are asked for together with its scripts, not after them. */
export const shellPreloads = ({ files }: ShellRecord, language: Language): string[] =>
  hints('/assets/', files, cataloguesOf(Object.keys(files), language), 'script')

const ownPageFiles = ({ files }: ShellRecord, end: 'js' | 'css'): string[] =>
  Object.keys(files).filter((file) => new RegExp(`^pages\\.\\w+\\.${end}$`).test(file))

/** The same of the shell's own pages, by the name that it gives their chunk. */
export const ownPagePreloads = (shell: ShellRecord): string[] => [
  ...hints('/assets/', shell.files, ownPageFiles(shell, 'js'), 'script'),
  ...hints('/assets/', shell.files, ownPageFiles(shell, 'css'), 'style'),
]

/** The style of the shell's own pages, in force before their scripts are there. */
export const ownPageStyles = (shell: ShellRecord): string[] =>
  ownPageFiles(shell, 'css').map(
    (name) =>
      `<link rel="stylesheet" href="/assets/${name}" integrity="${shell.files[name]?.integrity ?? ''}">`,
  )

/**
 * The scripts, styles and words of a remote's pages, and what of the shell only they need, are asked for together with the
 * shell's scripts, not after them.
 * @param there files of the remote that stand in the page already
 */
export function remotePreloads(
  shell: ShellRecord,
  remote: RemoteVersion,
  language: Language,
  there: readonly string[] = [],
): string[] {
  const { name, version, entry, exposes, files } = remote
  const { js = [], css = [], shared = [] } = exposes['./pages'] ?? {}
  const brought = new Set(shared.flatMap((module) => shell.onDemand[module] ?? []))
  const folder = `/remotes/${name}/${version}/`
  const scripts = [entry, ...js, ...cataloguesOf(Object.keys(files), language)]
  return [
    ...hints('/assets/', shell.files, [...brought], 'script'),
    ...hints(folder, files, scripts, 'script'),
    ...hints(
      folder,
      files,
      css.filter((file) => !there.includes(file)),
      'style',
    ),
  ]
}

/** The chunk of a language, by the name that `locales/catalog.ts` of each package gives it; the shell has its English within. */
const cataloguesOf = (files: readonly string[], language: Language): string[] =>
  files.filter((file) => new RegExp(`^(?:i18n|words)-${language}(?:-po)?\\.\\w+\\.js$`).test(file))
