import type { Language } from '@within-reach/contract'
import type { RemoteVersion, ShellRecord } from '@within-reach/registry'

const hint = (address: string, as: 'script' | 'style'): string =>
  `<link rel="preload" as="${as}" href="${address}">`

/** The words that the shell speaks are asked for together with its scripts, not after them. */
export const shellPreloads = ({ files }: ShellRecord, language: Language): string[] =>
  cataloguesOf(Object.keys(files), language).map((file) => hint(`/assets/${file}`, 'script'))

/** The scripts, styles and words of a remote's pages are asked for together with the shell's, not after them. */
export function remotePreloads(remote: RemoteVersion, language: Language): string[] {
  const { name, version, entry, exposes, files } = remote
  const { js = [], css = [] } = exposes['./pages'] ?? {}
  const at = (file: string) => `/remotes/${name}/${version}/${file}`
  const scripts = [entry, ...js, ...cataloguesOf(Object.keys(files), language)]
  return [...scripts.map((file) => hint(at(file), 'script')), ...css.map((file) => hint(at(file), 'style'))]
}

/** The chunk of a language, by the name that `locales/catalog.ts` of each room gives it; the shell has its English within. */
const cataloguesOf = (files: readonly string[], language: Language): string[] =>
  files.filter((file) => new RegExp(`^words-${language}(?:-po)?\\.\\w+\\.js$`).test(file))
