import { developmentVersion } from '../webpack/remote'
import { developedPage } from './dev-page'

const page = (data: unknown) =>
  [
    '<link rel="preload" as="script" crossorigin href="/remotes/mfe-a/1.0.0/entry.js">',
    '<link rel="preload" as="script" crossorigin href="/remotes/mfe-b/1.0.0/entry.js">',
    '<title>A</title>',
    '<script id="page-settings" type="application/json">{"site":{},"registryKey":"x"}</script>',
    `<script id="page-data" type="application/json">${JSON.stringify(data)}</script>`,
  ].join('\n')
const title = { en: 'A', ko: '가' }
const site = 'https://reach.example'
const state = { site, isWithheld: false }
const url = '/remotes/mfe-a/0.0.0-dev/'
const remote = {
  name: 'mfe-a',
  routes: [{ path: '/a/new', title, description: title }],
  container: 'mfe_a_dev',
  url,
}
const data = {
  decision: {
    remotes: {
      'mfe-a': { version: '1.0.0', routes: [{ path: '/a' }], fallbacks: [{ version: '0.9.0' }] },
      'mfe-b': { version: '1.0.0' },
    },
    records: [{ name: 'mfe-a', version: '1.0.0', container: 'mfe_a' }],
  },
}

/** The data in a page, by the id of its script. */
const dataOf = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}" type="application/json">(.*)</script>`).exec(html)?.[1] ?? 'null')

it('replaces the version of the site by the one under development, and leaves the others', () => {
  const html = developedPage(page(data), [remote], state)
  expect(html).not.toContain('/remotes/mfe-a/1.0.0/')
  expect(html).toContain('/remotes/mfe-b/1.0.0/')
  expect(dataOf(html, 'page-settings')).toEqual({ site: {}, unhashed: [url] })
  expect(dataOf(html, 'page-data')).toEqual({
    decision: {
      remotes: {
        'mfe-a': { version: developmentVersion, routes: [{ path: '/a/new', title }] },
        'mfe-b': { version: '1.0.0' },
      },
      records: [
        { name: 'mfe-a', version: developmentVersion, container: 'mfe_a_dev', entry: 'entry.js', files: {} },
      ],
    },
  })
})

it('adds a remote that is not live', () => {
  const html = developedPage(page(data), [{ ...remote, name: 'mfe-c' }], state)
  expect(dataOf(html, 'page-data')).toMatchObject({
    decision: {
      remotes: {
        ...data.decision.remotes,
        'mfe-c': {
          version: developmentVersion,
          record: expect.stringMatching(/^sha256-/),
          routes: [{ path: '/a/new' }],
        },
      },
    },
  })
})

it('adds its scripts before those of the site, and the names of the remotes', () => {
  const html = developedPage(page(data), [remote, { ...remote, name: 'mfe-c' }], state)
  expect(dataOf(html.split('</script>')[0] + '</script>', 'kit-dev')).toEqual({
    site,
    isWithheld: false,
    remotes: ['mfe-a', 'mfe-c'],
  })
  expect(html.indexOf('/@kit/client.js')).toBeLessThan(html.indexOf('page-settings'))
})

it('a page without any of them has the scripts as well, so that it learns when a build works', () => {
  const html = developedPage(page(data), [], state)
  expect(html).toContain('/remotes/mfe-a/1.0.0/')
  expect(html).toContain('/@kit/client.js')
})
