import { packageOf } from './manifest'

/**
 * The modules that the shell provides once for the whole site. `react` does not cover its `jsx-runtime`, nor
 * `react-dom` its `client`: the keys with a slash do. Versions are explicit, since inferred ones differ per package. A
 * shared package is complete in the shell, since a future remote may use any part of it. Two packages that are large
 * and little used are not shared: shared-core re-exports the used parts of react-router, and remotes get the session as
 * an observable, which works with the operators of any copy of RxJS 7.
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

const withSubpaths: ReadonlySet<string> = new Set(['react', 'react-dom', '@within-reach/shared-core'])

/** Only forms use it, so it is loaded on demand. */
const onDemand: ReadonlySet<string> = new Set(['react-hook-form', '@within-reach/shared-core/forms'])

/** The shared name of a module: `react/jsx-runtime` comes with `react`. */
export const broughtAs = (taken: string): string =>
  taken in sharedVersions ? taken : ([...withSubpaths].find((name) => taken.startsWith(`${name}/`)) ?? taken)

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
 * The shared modules of a remote: it provides none, and fails clearly on an incompatible version.
 * @param rangeOf the range that its manifest states for a package; undefined if it does not name it
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
