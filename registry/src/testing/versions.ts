import { applyChange } from '../apply'
import { emptyDocument, type PublishedVersion, type RegistryDocument } from '../document'

/** The environment of the tests. */
export const environment = 'production'

/** The time of the tests, in milliseconds since 1970. */
export const now = Date.parse('2026-03-01T08:00:00Z')

/** A published version of a remote; its files and pages carry the remote's name. */
export function published(
  version: string,
  name = 'mfe-userspace',
  more: Partial<PublishedVersion> = {},
): PublishedVersion {
  return {
    name,
    version,
    container: `${name}_${version}`.replaceAll(/\W/g, '_'),
    entry: 'entry.js',
    files: {
      'entry.js': { integrity: 'sha384-entry', bytes: 3000 },
      'pages.1.js': { integrity: 'sha384-pages', bytes: 20_000 },
    },
    exposes: { './pages': { js: ['pages.1.js'], css: [] } },
    shared: { react: '^19.3.1' },
    contract: '0.1.0',
    requires: { shell: '^0.1.0' },
    routes: [
      {
        path: `/${name.slice(4)}`,
        title: { en: name, ko: name },
        description: { en: 'A page', ko: '페이지' },
      },
    ],
    recordIntegrity: `sha256-${version.replaceAll(/\W/g, '')}`,
    ...more,
  }
}

/** A document in which the given versions were promoted in order. */
export function withPromoted(...versions: readonly PublishedVersion[]): RegistryDocument {
  return versions.reduce(
    (document, version) =>
      applyChange(
        document,
        { type: 'promote', remote: version.name, version: version.version },
        { environment, at: now, version },
      ),
    emptyDocument,
  )
}
