import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { start } from '../../testing/evaluate'
import { copyInstalled } from './installed-packages'

let repository: string
let target: string
beforeEach(async () => {
  repository = await realpath(await mkdtemp(path.join(tmpdir(), 'within-reach-installed-')))
  target = path.join(repository, '../', `${path.basename(repository)}-copy`)
})
afterEach(async () => {
  for (const folder of [repository, target]) await rm(folder, { recursive: true, force: true })
})

/** Writes an installed package as pnpm does. @returns its folder */
async function installed(name: string, manifest: object = {}): Promise<string> {
  const folder = path.join(
    repository,
    'node_modules/.pnpm',
    `${name.replace('/', '+')}@1.0.0`,
    'node_modules',
    name,
  )
  await mkdir(path.join(folder, 'node_modules/.bin'), { recursive: true })
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name, ...manifest }))
  await writeFile(path.join(folder, 'index.js'), `module.exports = '${name}'`)
  return folder
}

/** Links an installed package into a `node_modules` folder. */
async function link(modules: string, name: string, folder: string): Promise<void> {
  const at = path.join(modules, name)
  await mkdir(path.dirname(at), { recursive: true })
  await symlink(path.relative(path.dirname(at), folder), at)
}

/** Writes the package `api` of the repository. @returns its `node_modules` */
async function ownPackage(manifest: object): Promise<string> {
  const folder = path.join(repository, 'api')
  await mkdir(folder)
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest))
  return path.join(folder, 'node_modules')
}

it('copies the dependencies and theirs, so that they work without the repository', async () => {
  const modules = await ownPackage({ dependencies: { '@scope/server': '1.0.0', contract: 'workspace:*' } })
  const server = await installed('@scope/server', { dependencies: { parser: '1.0.0' } })
  const parser = await installed('parser', { dependencies: { '@scope/server': '1.0.0' } })
  await writeFile(path.join(server, 'index.js'), `module.exports = ['server', require('parser')]`)
  await link(modules, '@scope/server', server)
  await link(path.join(server, '../..'), 'parser', parser)
  await link(path.join(parser, '..'), '@scope/server', server)

  expect(await copyInstalled(repository, 'api', target)).toBe(2)
  await rm(repository, { recursive: true })
  const load = ['--print', `require('@scope/server').join()`]
  const { output } = await start(process.execPath, load, path.join(target, 'api'))
  expect(output).toBe('server,parser\n')
})

it('leaves out development dependencies, optional peers, other platforms, and commands', async () => {
  const modules = await ownPackage({
    dependencies: { server: '1.0.0' },
    devDependencies: { tester: '1.0.0' },
    optionalDependencies: { 'binaries-of-another-system': '1.0.0' },
  })
  const server = await installed('server', {
    peerDependencies: { compiler: '1.0.0' },
    peerDependenciesMeta: { compiler: { optional: true } },
  })
  const compiler = await installed('compiler')
  await link(modules, 'server', server)
  await link(modules, 'tester', await installed('tester'))
  await link(path.join(server, '..'), 'compiler', compiler)

  await copyInstalled(repository, 'api', target)
  expect(await readdir(path.join(target, 'api/node_modules'))).toEqual(['server'])
  expect(await readdir(path.join(target, 'node_modules/.pnpm'))).toEqual(['server@1.0.0'])
  const copy = path.join(target, 'node_modules/.pnpm/server@1.0.0/node_modules/server')
  expect(await readFile(path.join(copy, 'index.js'), 'utf8')).toContain('server')
  expect(existsSync(path.join(copy, 'node_modules/.bin'))).toBe(false)
})

it('names a package that is not installed', async () => {
  await ownPackage({ dependencies: { server: '1.0.0' } })
  await expect(copyInstalled(repository, 'api', target)).rejects.toThrow('server is not installed in')
})
