import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundle } from '../build/bundle'
import { remoteConfiguration } from './remote'

let root = ''
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'declarations-')))
  await mkdir(path.join(root, 'src'))
  await mkdir(path.join(root, 'node_modules/@within-reach'), { recursive: true })
  for (const name of ['contract', 'shared-core'])
    await symlink(path.join(__dirname, '../../..', name), path.join(root, 'node_modules/@within-reach', name))
  await source('screen.ts', `export const Component = () => 'the-screen'`)
  await source('other.ts', `export const Component = () => 'the-other-screen'`)
  await source('sample.ts', `export const sample = 'the-sample'`)
})
afterEach(() => rm(root, { recursive: true }))

const source = (name: string, text: string) => writeFile(path.join(root, 'src', name), text)

/** Builds a remote with a given `src/pages.ts`. @returns the texts of its scripts, by name */
async function scriptsOf(pages: string): Promise<Record<string, string>> {
  await source('pages.ts', pages)
  const description = { name: 'mfe-fixture', exposes: { './pages': './src/pages.ts' }, port: 3999 }
  await bundle([remoteConfiguration(description, root, '0.1.0-aaaaaaaaaa')])
  const folder = path.join(root, 'dist/0.1.0-aaaaaaaaaa')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
    ),
  )
}

it('keeps the path and the screen of a page, and nothing that only its other fields use', async () => {
  const scripts = await scriptsOf(`
    import { posts, postDetail } from '@within-reach/contract'
    import { definePage } from '@within-reach/shared-core/pages'
    const readsOf = (fields: object) => [{ path: posts.path, fields, query: ['id'] }]
    export const pages = [
      definePage({
        path: '/first',
        title: { en: 'The title', ko: '제목' },
        reads: readsOf({ type: 'fr' }),
        lazy: () => import(/* webpackMode: "eager" */ './screen'),
        prerender: async () => (await import('./sample')).sample,
      }),
      definePage({ lazy: () => import('./other'), path: '/second', unlisted: true }),
    ]`)
  const all = Object.values(scripts).join('\n')
  for (const left of ['/first', '/second', 'the-screen', 'the-other-screen']) expect(all).toContain(left)
  for (const gone of ['The title', '제목', 'definePage', '/api/posts', 'unlisted', 'the-sample'])
    expect(all).not.toContain(gone)
  const [pages = ''] = Object.entries(scripts).flatMap(([name, text]) =>
    /^pages\./.test(name) ? [text] : [],
  )
  expect(pages).toContain('the-screen')
  expect(pages).not.toContain('the-other-screen')
}, 240_000)

it.each([
  ['a page that is not an object literal', 'definePage(page)', /definePage needs an object literal/],
  [
    'a page with spread fields',
    'definePage({ ...page })',
    /definePage does not support spread or computed fields/,
  ],
])(
  '%s is refused',
  async (_, call, message) => {
    await expect(
      scriptsOf(`
      import { definePage } from '@within-reach/shared-core/pages'
      const page = { path: '/first', lazy: () => import('./screen') }
      export const pages = [${call}]`),
    ).rejects.toThrow(message)
  },
  240_000,
)
