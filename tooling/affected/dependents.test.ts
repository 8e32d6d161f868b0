import { importedBy, reachedBy } from './dependents'

const graph = new Map([
  ['shell/src/app.ts', ['shared-core/src/index.ts']],
  ['shared-core/src/index.ts', ['shared-core/src/session.ts']],
  ['shared-core/src/session.ts', ['shared-core/src/person.ts']],
  ['shared-core/src/person.ts', ['shared-core/src/session.ts']],
  ['mfe-a/src/pages.tsx', ['mfe-a/src/pages.module.css']],
])

it('a change reaches what imports the file, directly or through others, also in a circle', () => {
  expect([...reachedBy(['shared-core/src/person.ts'], graph)].sort()).toEqual([
    'shared-core/src/index.ts',
    'shared-core/src/person.ts',
    'shared-core/src/session.ts',
    'shell/src/app.ts',
  ])
})

it('a change of a style sheet, or of a file that was deleted, reaches what imports it', () => {
  expect([...reachedBy(['mfe-a/src/pages.module.css'], graph)]).toContain('mfe-a/src/pages.tsx')
})

it('a file rests on what it imports, directly or through others', () => {
  expect([...importedBy('shared-core/src/index.ts', graph)].sort()).toEqual([
    'shared-core/src/index.ts',
    'shared-core/src/person.ts',
    'shared-core/src/session.ts',
  ])
})
