import { packageOf } from './package-manifest'

/**
 * The modules that the shell provides once for the whole site. Versions are explicit, since inferred ones differ per
 * package. The shell bundles a shared package completely, since a future remote may use any part of it. So two large
 * packages of which little is used are not shared: shared-core re-exports the used parts of react-router, and remotes
 * get the session as an observable, which works with the operators of any copy of RxJS 7.
 */
export const sharedVersions = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'single-spa': '6.0.3',
  '@lingui/core': '5.9.5',
  '@lingui/react': '5.9.5',
  'react-hook-form': '7.92.0',
  '@within-reach/shared-core': '0.1.0',
  '@within-reach/shared-core/react': '0.1.0',
  '@within-reach/shared-core/forms': '0.1.0',
} as const

/** Modules whose subpaths are shared as well, by a second key with a slash: `react` does not cover `react/jsx-runtime`. */
const withSubpaths: ReadonlySet<string> = new Set(['react', 'react-dom', '@within-reach/shared-core'])

/** Modules that are loaded on demand, since only forms use them. */
const onDemand: ReadonlySet<string> = new Set(['react-hook-form', '@within-reach/shared-core/forms'])

/** The name under which an imported module is shared: `react` for `react/jsx-runtime`. */
export const sharedNameOf = (imported: string): string =>
  imported in sharedVersions
    ? imported
    : ([...withSubpaths].find((name) => imported.startsWith(`${name}/`)) ?? imported)

/** Every name by which a shared module is imported. */
const sharedNames: readonly (readonly [name: string, version: string])[] = Object.entries(
  sharedVersions,
).flatMap(([name, version]) => [
  [name, version],
  ...(withSubpaths.has(name) ? ([[`${name}/`, version]] as const) : []),
])

/** The `shared` option of Module Federation in the shell, which provides every module. */
export const providedModules = () =>
  Object.fromEntries(
    sharedNames.map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
        eager: !onDemand.has(name),
      },
    ]),
  )

/**
 * The `consumes` option of a remote's sharing plugin. The remote provides no shared module, and fails to load if the shell
 * has an incompatible version.
 * @param rangeOf returns the range in the remote's package.json for a package; undefined if it is not listed
 */
export const consumedModules = (rangeOf: (name: string) => string | undefined = () => undefined) =>
  Object.fromEntries(
    sharedNames.map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: rangeOf(packageOf(name)) ?? `^${version}`,
        import: false as const,
      },
    ]),
  )
