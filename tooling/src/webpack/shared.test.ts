import { broughtAs, consumedModules, providedModules } from './shared'

const remotes: Readonly<Record<string, object>> = consumedModules()
const shell: Readonly<Record<string, { readonly version: string }>> = providedModules()

it('a remote consumes every shared module from the shell, provides none, and fails on an incompatible version', () => {
  expect(Object.keys(remotes)).toEqual(Object.keys(shell))
  for (const [name, taken] of Object.entries(remotes)) {
    const requiredVersion = `^${shell[name]?.version}`
    expect(taken).toEqual({ singleton: true, strictVersion: true, requiredVersion, import: false })
  }
})

it('the shell provides each as a singleton', () => {
  for (const brought of Object.values(shell))
    expect(brought).toMatchObject({
      singleton: true,
      strictVersion: true,
      requiredVersion: `^${brought.version}`,
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
])('%s comes from the shell as %s', (taken, brought) => {
  expect(broughtAs(taken)).toBe(brought)
})
