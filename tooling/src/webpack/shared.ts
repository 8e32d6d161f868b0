import { packageOf } from './manifest'

/**
 * The modules that the whole site has once, brought by the shell. `react` does not cover its `jsx-runtime`,
 * nor `react-dom` its `client`: the keys with a slash do. Versions are stated, since guessed ones differ per package.
 * A shared package is whole in the shell, since nobody knows what a remote to come will use of it. The two that are large
 * and little used are not among them: shared-core hands on what pages take of react-router, and remotes get the session as
 * an observable, on which the operators of any copy of RxJS 7 work.
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

/** Used by forms only, so it does not weigh on the pages without one. */
const onDemand: ReadonlySet<string> = new Set(['react-hook-form', '@within-reach/shared-core/forms'])

/** The name under which the shell brings what a build takes: `react/jsx-runtime` comes with `react`. */
export const broughtAs = (taken: string): string =>
  taken in sharedVersions ? taken : ([...withSubpaths].find((name) => taken.startsWith(`${name}/`)) ?? taken)

/** Every name by which a shared module is asked for. */
const sharedNames: readonly (readonly [name: string, version: string])[] = Object.entries(
  sharedVersions,
).flatMap(([name, version]) => [
  [name, version],
  ...(withSubpaths.has(name) ? ([[`${name}/`, version]] as const) : []),
])

/** The `shared` option of Module Federation in the shell, which brings every module. */
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
 * What a remote takes from the shell: it brings none of it, and fails clearly on a version that does not fit.
 * @param rangeOf the range that its manifest states for a package; undefined where it does not name it
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
