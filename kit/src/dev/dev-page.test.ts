import { withDevVersion } from './dev-page'

const page = (data: unknown) =>
  [
    '<link rel="preload" as="script" crossorigin href="/remotes/mfe-a/1.0.0/entry.js">',
    '<link rel="preload" as="script" crossorigin href="/remotes/mfe-b/1.0.0/entry.js">',
    '<script id="page-settings" type="application/json">{"site":{}}</script>',
    `<script id="page-data" type="application/json">${JSON.stringify(data)}</script>`,
  ].join('\n')
const title = { en: 'A', ko: '가' }
const remote = { name: 'mfe-a', routes: [{ path: '/a/new', title, description: title }] }
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

it('replaces the built version by the version under development, and leaves the others', () => {
  const html = withDevVersion(page(data), remote, dev)
  expect(html).not.toContain('/remotes/mfe-a/1.0.0/')
  expect(html).toContain('/remotes/mfe-b/1.0.0/')
  const [settings = '', decided = ''] = [...html.matchAll(/application\/json">(.*)<\/script>/g)].map(
    ([, json]) => json,
  )
  expect(JSON.parse(settings)).toEqual({ site: {}, unhashed: '/remotes/mfe-a/1.0.0-dev/' })
  expect(JSON.parse(decided)).toEqual({
    decision: {
      remotes: {
        'mfe-a': { version: dev.version, routes: [{ path: '/a/new', title }] },
        'mfe-b': { version: '1.0.0' },
      },
      records: [{ name: 'mfe-a', ...dev, files: {} }],
    },
  })
})

it('adds a remote that is not live', () => {
  const html = withDevVersion(page(data), { ...remote, name: 'mfe-c' }, dev)
  const [, decided = ''] = [...html.matchAll(/application\/json">(.*)<\/script>/g)].map(([, json]) => json)
  const { decision } = JSON.parse(decided) as typeof data
  expect(decision.remotes).toMatchObject({
    ...data.decision.remotes,
    'mfe-c': {
      version: dev.version,
      record: expect.stringMatching(/^sha256-/),
      routes: [{ path: '/a/new' }],
    },
  })
})
