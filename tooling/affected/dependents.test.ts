import { importedBy, reachedBy } from './dependents'

const graph = new Map([
  ['shell/src/app.ts', ['shared-core/src/index.ts']],
  ['shared-core/src/index.ts', ['shared-core/src/session.ts']],
  ['shared-core/src/session.ts', ['shared-core/src/person.ts']],
  ['shared-core/src/person.ts', ['shared-core/src/session.ts']],
  ['mfe-a/src/pages.tsx', ['mfe-a/src/pages.module.css']],
])

it("a change affects the file's importers, direct and indirect, also in a circle", () => {
  expect([...reachedBy(['shared-core/src/person.ts'], graph)].sort()).toEqual([
    'shared-core/src/index.ts',
    'shared-core/src/person.ts',
    'shared-core/src/session.ts',
    'shell/src/app.ts',
  ])
})

it('a change of a style sheet, or of a deleted file, affects its importers', () => {
  expect([...reachedBy(['mfe-a/src/pages.module.css'], graph)]).toContain('mfe-a/src/pages.tsx')
})

it('a file depends on its imports, direct and indirect', () => {
  expect([...importedBy('shared-core/src/index.ts', graph)].sort()).toEqual([
    'shared-core/src/index.ts',
    'shared-core/src/person.ts',
    'shared-core/src/session.ts',
  ])
})
