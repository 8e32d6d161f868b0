import { prerenderModule } from './prerender-module'

it('renders the pages of each remote with its messages, one remote after the other', async () => {
  const text = prerenderModule('/site/prerender.ts', [
    { pages: '/site/mfe-a/src/pages.ts', catalog: '/site/mfe-a/catalog.ts' },
    { pages: '/site/mfe-b/src/pages.ts', catalog: '/site/mfe-b/catalog.ts' },
  ])
  expect(text).toContain('import { prerenderPages } from "/site/prerender.ts"')
  expect(text).toContain('import { pages as pages1 } from "/site/mfe-b/src/pages.ts"')
  // Runs the code without its imports, whose values are arguments.
  const body = text.replaceAll(/^import .*$/gm, '').replace('export async', 'return async')
  const names = ['prerenderPages', 'pages0', 'catalog0', 'pages1', 'catalog1']
  const render = (pages: string, catalog: string) => (language: string) =>
    Promise.resolve({ [pages]: `${catalog} ${language}` })
  const prerender = new Function(...names, body)(render, '/a', 'of a', '/b', 'of b') as (
    language: string,
  ) => Promise<unknown>
  expect(await prerender('ko')).toEqual({ '/a': 'of a ko', '/b': 'of b ko' })
})
