import { ModuleFederation } from '@module-federation/runtime-core'
import { upgradeOf } from './upgrade'

const user = (remote: string, range: string) => ({
  remote,
  version: '1.0.0',
  role: 'current' as const,
  range,
})
const modules = [
  { module: 'react', provided: '19.3.1', users: [user('mfe-old', '^19.3.1'), user('mfe-new', '^19 || ^20')] },
]

it('separates the versions that would run from those that hold an upgrade back', () => {
  expect(upgradeOf(modules, { module: 'react', version: '20.0.0' })).toEqual({
    module: 'react',
    version: '20.0.0',
    provided: '19.3.1',
    runs: [user('mfe-new', '^19 || ^20')],
    fails: [user('mfe-old', '^19.3.1')],
  })
})

it('does not know a module that nobody has', () => {
  expect(upgradeOf(modules, { module: 'raect', version: '20.0.0' })).toBeUndefined()
})

/** Whether a section with this range gets the shell's module, by the code that runs in a page. */
function runsInPage(provided: string, range: string): boolean {
  const rules = { singleton: true, strictVersion: true }
  const page = new ModuleFederation({
    name: `shell-${provided}-${range}`,
    remotes: [],
    shared: {
      react: {
        version: provided,
        lib: () => 'react',
        shareConfig: { ...rules, requiredVersion: `^${provided}` },
      },
    },
  })
  try {
    const found = page.loadShareSync('react', {
      customShareInfo: { shareConfig: { ...rules, requiredVersion: range } },
    })
    return found() === 'react'
  } catch {
    return false
  }
}

const versions = [
  '0.1.0',
  '0.1.5',
  '0.2.0',
  '18.3.1',
  '19.0.0',
  '19.3.0',
  '19.3.1',
  '19.4.0-canary-abc',
  '20.0.0-rc.1',
  '20.0.0',
  '20.1.0',
  '21.0.0',
]
const ranges = [
  '^19.3.1',
  '~19.3.1',
  '19.3.1',
  '=19.3.1',
  '>=19.0.0',
  '>=19 <21',
  '^18 || ^19',
  '^19 || ^20',
  '19.x',
  '19',
  '*',
  '^0.1.0',
  '~0.1.0',
  '>=18.0.0-0',
  '^20.0.0-rc.0',
  '18 - 20',
  '18.3.1 - 19.3.1',
  '>19.3.1',
  '<=19.3.1',
  '<20',
  '>=19.3.1 <20.0.0 || >=21',
]

it.each(versions)('agrees with a page whose shell provides %s, for every range', (version) => {
  const answers = ranges.map((range) => {
    const found = upgradeOf([{ module: 'react', users: [user('mfe-a', range)] }], {
      module: 'react',
      version,
    })
    return [range, found?.runs.length === 1]
  })
  expect(answers).toEqual(ranges.map((range) => [range, runsInPage(version, range)]))
})
