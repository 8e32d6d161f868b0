import { consumedModules, providedModules, sharedNameOf } from './shared'

const remotes: Readonly<Record<string, object>> = consumedModules()
const shell: Readonly<Record<string, { readonly version: string }>> = providedModules()

it('a remote consumes every shared module from the shell, provides none, and fails on an incompatible version', () => {
  expect(Object.keys(remotes)).toEqual(Object.keys(shell))
  for (const [name, consumed] of Object.entries(remotes)) {
    const requiredVersion = `^${shell[name]?.version}`
    expect(consumed).toEqual({ singleton: true, strictVersion: true, requiredVersion, import: false })
  }
})

it('the shell provides each as a singleton', () => {
  for (const provided of Object.values(shell))
    expect(provided).toMatchObject({
      singleton: true,
      strictVersion: true,
      requiredVersion: `^${provided.version}`,
    })
})

it('a remote requires the range of its own manifest', () => {
  const consumed: Readonly<Record<string, object>> = consumedModules((name) =>
    name === 'react' ? '^18.3.1' : undefined,
  )
  expect(consumed.react).toMatchObject({ requiredVersion: '^18.3.1' })
  expect(consumed['react/']).toMatchObject({ requiredVersion: '^18.3.1' })
  expect(consumed['react-dom']).toEqual(remotes['react-dom'])
})

it.each([
  ['react', 'react'],
  ['react/jsx-runtime', 'react'],
  ['@within-reach/shared-core/react', '@within-reach/shared-core/react'],
  ['lodash', 'lodash'],
])('%s is shared as %s', (imported, shared) => {
  expect(sharedNameOf(imported)).toBe(shared)
})
