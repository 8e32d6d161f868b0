import { remotesModule } from './remotes-module'

const remote = {
  name: 'mfe-a',
  routes: [
    { path: '/a', title: { en: 'A', ko: '가' }, description: { en: 'Long', ko: '긴' }, menu: 'User Space' },
  ],
  modules: { './pages': '/site/mfe-a/src/index.ts', './center': '/site/mfe-a/src/center.tsx' },
  catalog: '/site/mfe-a/src/locales/catalog.ts',
}

it('loads each module by its own import, and the messages by the remote’s loader', () => {
  const text = remotesModule([remote, { ...remote, name: 'mfe-b', catalog: '/site/mfe-b/catalog.ts' }])
  expect(text).toContain('import { catalog as catalog0 } from "/site/mfe-a/src/locales/catalog.ts"')
  expect(text).toContain('import { catalog as catalog1 } from "/site/mfe-b/catalog.ts"')
  expect(text).toContain(
    '"./pages": () => import(/* webpackChunkName: "mfe-a-pages" */ "/site/mfe-a/src/index.ts")',
  )
  expect(text).toContain(
    '"./center": () => import(/* webpackChunkName: "mfe-a-center" */ "/site/mfe-a/src/center.tsx")',
  )
  expect(text).toContain('"mfe-b": { catalog: catalog1')
})

it('has the pages as data, without the fields for search engines', () => {
  const text = remotesModule([remote])
  expect(text).toContain('[{"path":"/a","title":{"en":"A","ko":"가"},"menu":"User Space"}]')
})

it('leaves the messages to a remote that loads them itself', () => {
  const { catalog: _, ...own } = remote
  const text = remotesModule([{ ...own, modules: { './pages': 'mfe-a/pages' } }])
  expect(text).toContain('const catalog0 = () => Promise.resolve()')
  expect(text).toContain('import(/* webpackChunkName: "mfe-a-pages" */ "mfe-a/pages")')
})
