import type { ExposedFiles, PageRecord, PageRemote, PageRoute, VersionPointer } from '@within-reach/registry'
import { integrityOf, type Network } from './network'

/** A published version and its record. */
export interface TestVersion {
  readonly pointer: VersionPointer
  readonly record: PageRecord
  /** The address of its files. */
  readonly folder: string
}

interface VersionParts {
  readonly before?: string
  readonly get?: string
  readonly files?: Readonly<Record<string, string>>
  readonly exposes?: ExposedFiles
  readonly screens?: Readonly<Record<string, ExposedFiles>>
}

let published = 0

/**
 * Publishes a version of a remote that writes its name and number into the page, and crashes when its heading is
 * clicked.
 * @param before code that its entry runs first
 * @param get creates a module, instead of `make(exposed)`; `shared` holds the shell's modules
 * @param files the texts of further files, by name
 * @param exposes the files of its pages
 * @param screens the further files of single pages
 */
export function publish(
  network: Network,
  name: string,
  { before = '', get = 'make(exposed)', files: further = {}, exposes, screens }: VersionParts = {},
): TestVersion {
  // A page keeps its containers as long as it lives, so each version needs its own number, folder and container.
  const version = `${++published}.0.0`
  const container = `${name.replaceAll('-', '_')}_${published}`
  const folder = `/remotes/${name}/${version}/`
  const body = `${before}
    var ${container} = (() => {
      let shared
      const make = (exposed) => ({
        bootstrap: async () => {},
        mount: async ({ domElement, report, center }) => {
          domElement.innerHTML = '<h1>${name} ${version}</h1>' + (center ? '<button>Close</button>' : '')
          const [heading, close] = domElement.children
          heading.addEventListener('click', () => report({ type: 'crashed', error: new Error('clicked') }))
          close?.addEventListener('click', () => center.close())
          report({ type: 'arrived' })
        },
        unmount: async () => {},
      })
      return {
        init: (scope) => { shared = scope },
        get: async (exposed) => {
          if (!['./pages', './center'].includes(exposed)) throw new Error('no ' + exposed)
          const made = ${get}
          return () => made
        },
      }
    })()`
  const texts: Readonly<Record<string, string>> = { 'entry.js': body, ...further }
  const files = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file, { integrity: integrityOf(text) }]),
  )
  const record: PageRecord = {
    name,
    version,
    container,
    entry: 'entry.js',
    files,
    ...(exposes && { exposes: { './pages': exposes } }),
    ...(screens && { screens }),
  }
  const text = JSON.stringify(record)
  for (const [file, served] of Object.entries(texts)) network.serve(folder + file, served)
  network.serve(`${folder}record.json`, text)
  return { pointer: { version, record: integrityOf(text, 'sha256') }, record, folder }
}

/** A remote that is live with a version and its fallbacks. */
export const liveWith = (
  { pointer }: TestVersion,
  fallbacks: readonly TestVersion[] = [],
  routes: readonly PageRoute[] = [],
): PageRemote => ({ ...pointer, fallbacks: fallbacks.map((one) => one.pointer), routes })
