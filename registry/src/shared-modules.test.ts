import { applyChange } from './apply'
import { sharedModulesOf } from './shared-modules'
import { environment, now, published, withPromoted } from './testing/versions'

const [early, later] = [
  published('1.0.0', 'mfe-a', {
    shared: { react: '^19.0.0', rxjs: '^7.0.0' },
    resolved: { react: '19.3.1' },
  }),
  published('1.1.0', 'mfe-a', { shared: { react: '^20.0.0' } }),
]
const shell = { provides: { react: '19.3.1', 'react-dom': '19.3.1' } }

it('lists what the shell provides and what live versions use, by name', () => {
  expect(sharedModulesOf(withPromoted(early, later), environment, shell)).toEqual([
    {
      module: 'react',
      provided: '19.3.1',
      users: [
        { remote: 'mfe-a', version: '1.1.0', role: 'current', range: '^20.0.0', built: undefined },
        { remote: 'mfe-a', version: '1.0.0', role: 'last good', range: '^19.0.0', built: '19.3.1' },
      ],
    },
    { module: 'react-dom', provided: '19.3.1', users: [] },
    {
      module: 'rxjs',
      provided: undefined,
      users: [{ remote: 'mfe-a', version: '1.0.0', role: 'last good', range: '^7.0.0', built: undefined }],
    },
  ])
})

it('leaves out retired remotes', () => {
  const retire = { type: 'switch', remote: 'mfe-a', enabled: false, retired: true } as const
  const document = applyChange(withPromoted(early), retire, { environment, at: now })
  expect(sharedModulesOf(document, environment, shell).flatMap(({ users }) => users)).toEqual([])
})
