import { closureOf, dependenciesOf } from './lockfile'
import { repository } from './packages'

const lockfile = {
  importers: {
    contract: { dependencies: { valibot: { version: '1.0.0' } } },
    'mfe-a': {
      dependencies: { react: { version: '19.0.0' }, '@x/contract': { version: 'link:../contract' } },
      devDependencies: { jest: { version: '30.0.0' } },
    },
    'mfe-b': { dependencies: { moment: { version: '2.0.0(react@19.0.0)' } } },
  },
  snapshots: {
    'react@19.0.0': { dependencies: { scheduler: '0.1.0' } },
    'scheduler@0.1.0': { dependencies: { react: '19.0.0' } },
    'moment@2.0.0(react@19.0.0)': { dependencies: { alias: 'react@19.0.0' } },
    'valibot@1.0.0': {},
  },
}

it('a package depends on its dependencies, direct and indirect', () => {
  expect(closureOf(lockfile, ['mfe-a'])).toEqual({
    own: ['contract', 'mfe-a'],
    installed: ['react@19.0.0', 'scheduler@0.1.0', 'valibot@1.0.0'],
  })
  expect(closureOf(lockfile, ['mfe-b']).installed).toContain('scheduler@0.1.0')
})

it('another remote, and a package that only others use, do not change the result', () => {
  const before = closureOf(lockfile, ['mfe-a'])
  const grown = {
    importers: { ...lockfile.importers, 'mfe-new': { dependencies: { lodash: { version: '4.0.0' } } } },
    snapshots: { ...lockfile.snapshots, 'lodash@4.0.0': {} },
  }
  expect(closureOf(grown, ['mfe-a'])).toEqual(before)
})

it('another version of a dependency at any depth changes the result', () => {
  const snapshots = { ...lockfile.snapshots, 'react@19.0.0': { dependencies: { scheduler: '0.2.0' } } }
  expect(closureOf({ ...lockfile, snapshots }, ['mfe-a'])).not.toEqual(closureOf(lockfile, ['mfe-a']))
})

it('a package that the lockfile lacks is named in the error', () => {
  expect(() => closureOf(lockfile, ['mfe-none'])).toThrow('pnpm-lock.yaml does not contain mfe-none')
})

it('the repository’s own lockfile is read', async () => {
  const { own, installed } = await dependenciesOf(repository, ['mfe-userspace'])
  expect(own).toEqual(['contract', 'mfe-userspace', 'shared-core', 'shared-ui'])
  expect(installed).toEqual(expect.arrayContaining([expect.stringMatching(/^@tiptap\/core@/)]))
  expect(installed).not.toEqual(expect.arrayContaining([expect.stringMatching(/^fastify@/)]))
})
