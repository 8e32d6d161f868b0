import { describeRemote, repositoryFiles } from '@within-reach/kit/create'
import { readDocument } from '../../documents/documents'

/** Files that commands or a team write after the creation. */
const later = ['dist/<version>', 'e2e/screens/*.png']

const [, below = ''] = readDocument('docs/kit.md').split('\n## Every file\n')
const [table = ''] = /(?:^\|.*\n)+/m.exec(below) ?? []
const documented = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file)

const patternOf = (file: string): RegExp =>
  new RegExp(`^${file.replaceAll('.', '\\.').replaceAll(/<\w+>|\*/g, '[^/]+')}$`)

it('the table of files has every file that kit create writes, and no other', async () => {
  const remote = describeRemote('mfe-events', {}, 3100)
  const files = Object.keys(await repositoryFiles(remote, ['github', 'gitlab']))
  expect(documented.length).toBeGreaterThan(10)
  expect(files.filter((file) => !documented.some((one) => patternOf(one).test(file)))).toEqual([])
  const unknown = documented.filter((one) => !files.some((file) => patternOf(one).test(file)))
  expect(unknown.sort()).toEqual(later)
})
