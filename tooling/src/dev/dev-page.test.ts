import { withDevVersion } from './dev-page'

const page = (data: unknown) =>
  [
    '<link rel="preload" as="script" crossorigin href="/remotes/mfe-a/1.0.0/entry.js">',
    '<link rel="preload" as="script" crossorigin href="/remotes/mfe-b/1.0.0/entry.js">',
    `<script id="page-data" type="application/json">${JSON.stringify(data)}</script>`,
  ].join('\n')
const dev = { version: '1.0.0-dev', container: 'mfe_a_dev', entry: 'entry.js' }
const data = {
  decision: {
    remotes: {
      'mfe-a': { version: '1.0.0', routes: [{ path: '/a' }], fallbacks: [{ version: '0.9.0' }] },
      'mfe-b': { version: '1.0.0' },
    },
    records: [{ name: 'mfe-a', version: '1.0.0', container: 'mfe_a' }],
  },
}

it('puts the version under development in place of the built one and leaves the others', () => {
  const html = withDevVersion(page(data), 'mfe-a', dev)
  expect(html).not.toContain('/remotes/mfe-a/1.0.0/')
  expect(html).toContain('/remotes/mfe-b/1.0.0/')
  const json = /application\/json">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({
    decision: {
      remotes: {
        'mfe-a': { version: dev.version, routes: [{ path: '/a' }] },
        'mfe-b': { version: '1.0.0' },
      },
      records: [{ name: 'mfe-a', ...dev, files: {} }],
    },
    unhashed: '/remotes/mfe-a/1.0.0-dev/',
  })
})

it('says which remote the site does not have', () => {
  expect(() => withDevVersion(page(data), 'mfe-c', dev)).toThrow('mfe-c is not live')
})
