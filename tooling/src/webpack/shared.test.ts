import { consumedModules, providedModules, sharedRanges } from './shared'

const remotes: Readonly<Record<string, object>> = consumedModules()
const shell: Readonly<Record<string, { readonly version: string }>> = providedModules()

it('a remote takes every shared module from the shell, brings none, and fails on a version that does not fit', () => {
  expect(Object.keys(remotes)).toEqual(Object.keys(shell))
  for (const [name, taken] of Object.entries(remotes)) {
    const requiredVersion = `^${shell[name]?.version}`
    expect(taken).toEqual({ singleton: true, strictVersion: true, requiredVersion, import: false })
  }
})

it('the shell brings each at the version that remotes ask for', () => {
  for (const [name, brought] of Object.entries(shell)) {
    const range = sharedRanges[name.replace(/\/$/, '')]
    expect(brought).toMatchObject({ singleton: true, strictVersion: true, requiredVersion: range })
    expect(`^${brought.version}`).toBe(range)
  }
})
