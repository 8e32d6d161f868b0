import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundle } from '../build/bundle'
import { prerenderConfiguration } from './prerender'
import { remoteConfiguration } from './remote'

/** Sources as an application has them that was not written for this site. */
const sources: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'src/index.js': `import { start } from './app'\nexport { start }`,
  'src/app.jsx': `import { word } from './words'\nimport styles from './app.module.css'\nexport const start = () => word + styles.mark`,
  'src/words.js': `export const word = 'the-word'`,
  'src/app.module.css': `.mark { background: url("data:image/svg+xml;utf8,%3Csvg/%3E") }`,
}

let root = ''
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'adopted-')))
  await mkdir(path.join(root, 'src'))
  for (const [name, text] of Object.entries(sources)) await writeFile(path.join(root, name), text)
})
afterEach(() => rm(root, { recursive: true }))

const textsIn = async (folder: string): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => /\.c?js$/.test(name))
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n')
}

it('JavaScript may import without extensions', async () => {
  const build = { name: 'mfe-fixture', exposes: { './pages': './src/index.js' }, port: 3999 }
  await bundle([remoteConfiguration(build, root, '0.1.0-aaaaaaaaaa')])
  expect(await textsIn(path.join(root, 'dist/0.1.0-aaaaaaaaaa'))).toContain('the-word')
}, 240_000)

it('a prerendered page may have a style with a data address', async () => {
  const outputPath = path.join(root, 'drawn')
  const names = { root, outputPath, uniqueName: 'fixture', publicPath: '/fixture/' }
  await bundle([prerenderConfiguration({ ...names, entry: './src/index.js' })])
  expect(await textsIn(outputPath)).toContain('the-word')
}, 240_000)
