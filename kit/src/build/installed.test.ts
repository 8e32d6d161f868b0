import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installedPackages } from './installed'

let root = ''
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'installed-')))
})
afterEach(() => rm(root, { recursive: true }))

async function put(folder: string, manifest: object): Promise<void> {
  await mkdir(path.join(root, folder), { recursive: true })
  await writeFile(path.join(root, folder, 'package.json'), JSON.stringify(manifest))
}

it('lists direct, indirect and peer dependencies with their versions, without those for development', async () => {
  await put('remote', { dependencies: { a: '^1.0.0' }, devDependencies: { tool: '^1.0.0' } })
  await put('node_modules/a', {
    name: 'a',
    version: '1.2.0',
    dependencies: { b: '*' },
    peerDependencies: { react: '*' },
  })
  await put('node_modules/b', { name: 'b', version: '1.0.0', optionalDependencies: { windows: '*' } })
  await put('node_modules/a/node_modules/b', { name: 'b', version: '2.0.0', dependencies: { a: '*' } })
  await put('node_modules/react', { name: 'react', version: '19.3.1' })
  await put('node_modules/tool', { name: 'tool', version: '1.0.0' })
  expect(await installedPackages([path.join(root, 'remote')])).toEqual(['a@1.2.0', 'b@2.0.0', 'react@19.3.1'])
})

it('follows the links of pnpm to the dependencies of a dependency', async () => {
  const store = 'remote/node_modules/.pnpm'
  await put('remote', { dependencies: { a: '1.0.0' } })
  await put(`${store}/a@1.0.0/node_modules/a`, { name: 'a', version: '1.0.0', dependencies: { b: '1.0.0' } })
  await put(`${store}/a@1.0.0/node_modules/b`, { name: 'b', version: '1.0.0' })
  await symlink(path.join(root, store, 'a@1.0.0/node_modules/a'), path.join(root, 'remote/node_modules/a'))
  expect(await installedPackages([path.join(root, 'remote')])).toEqual(['a@1.0.0', 'b@1.0.0'])
})
