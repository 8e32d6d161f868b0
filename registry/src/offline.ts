import type { Dated } from './dates'
import type { Decision } from './decide'
import type { HashedFiles } from './document'
import type { ShellRecord } from './shell'

/**
 * The copy that a browser keeps, so that pages open without a network: one page for every address, and every file that
 * it may request. The service signs it as a whole.
 */
export interface OfflineDocument extends Dated {
  /** The page. It contains the same decision, and nothing of a member. */
  readonly html: string
  /** The headers of the page, such as its content security policy. */
  readonly headers: Readonly<Record<string, string>>
  /** The files by their addresses, each with the hash of its bytes. */
  readonly files: Readonly<Record<string, string>>
}

/** The document of a site that switched off the use without a network. */
export interface OfflineOff extends Dated {
  readonly offline: 'off'
}

/** The address of the signed document. */
export const offlineDocumentPath = '/offline.json'
/** The address of the service worker. A browser lets it control the pages of its folder. */
export const offlineWorkerPath = '/offline-worker.js'
/** The file of the service worker in the shell's build. */
export const offlineWorkerFile = 'worker/offline-worker.js'

/** Videos, the large icons of an installed app, and the developer panel are not kept. */
const isKept = (name: string): boolean =>
  /\.(js|css|svg|webp|woff2)$/.test(name) && !name.startsWith('developer-panel.')

/**
 * The files of a decision by their addresses, each with its integrity: the shell, and each remote that has pages for
 * visitors or members. The pages of operators need the service, and so do frames.
 */
export function offlineFiles(
  { files }: Pick<ShellRecord, 'files'>,
  { remotes }: Decision,
): Record<string, string> {
  const remotesFiles = Object.values(remotes)
    .filter(({ framed }) => !framed)
    .map(({ version }) => version)
    .filter(({ routes }) => routes.some(({ audience }) => audience !== 'operators'))
    .map(({ name, version, recordIntegrity, files: own }) => {
      const folder = `/remotes/${name}/${version}/`
      return { [`${folder}record.json`]: recordIntegrity, ...keptIn(folder, own) }
    })
  return Object.assign({}, keptIn('/assets/', files), ...remotesFiles) as Record<string, string>
}

const keptIn = (folder: string, files: HashedFiles): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => isKept(name))
      .map(([name, { integrity }]) => [folder + name, integrity]),
  )
