import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { bundle, offeredExports } from '@within-reach/kit/builder'

let root = ''
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'offered-')))
})
afterAll(() => rm(root, { recursive: true }))

const files = {
  'package.json': JSON.stringify({ dependencies: { facade: '1.0.0', late: '1.0.0', old: '1.0.0' } }),
  'index.js': `import * as facade from 'facade'\nimport * as old from 'old'\nconsole.log(facade, old, () => import('late'))`,
  'node_modules/facade/package.json': JSON.stringify({
    name: 'facade',
    version: '1.0.0',
    type: 'module',
    main: 'index.js',
  }),
  'node_modules/facade/index.js': `export * from './more.js'\nexport const useCall = () => 1`,
  'node_modules/facade/more.js': `export const useRemote = () => 2`,
  'node_modules/late/package.json': JSON.stringify({
    name: 'late',
    version: '1.0.0',
    type: 'module',
    main: 'index.js',
  }),
  'node_modules/late/index.js': `export const useForm = () => 3`,
  'node_modules/old/package.json': JSON.stringify({ name: 'old', version: '1.0.0', main: 'index.js' }),
  'node_modules/old/index.js': `module.exports = process.env.OLD ? { a: 1 } : { b: 2 }`,
}

it('a shell offers the exports of the ES modules that it shares, at once and on demand', async () => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  const shared = (eager: boolean) => ({ singleton: true, version: '1.0.0', requiredVersion: '^1.0.0', eager })
  const [stats] = await bundle([
    {
      mode: 'production',
      context: root,
      entry: './index.js',
      output: { path: path.join(root, 'dist'), uniqueName: 'shell' },
      infrastructureLogging: { level: 'error' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared: { facade: shared(true), late: shared(false), old: shared(true) },
          manifest: false,
          dts: false,
        }),
      ],
    },
  ])
  if (!stats) throw new Error('nothing was built')
  expect(offeredExports(stats.compilation)).toEqual({ facade: ['useCall', 'useRemote'], late: ['useForm'] })
}, 240_000)
