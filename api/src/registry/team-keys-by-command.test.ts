import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { builtShell, versionOf } from '../testing/registry'
import { registryCommand } from '../testing/registry-command'

const remote = 'mfe-trips'

let shell: Awaited<ReturnType<typeof builtShell>>
let staging: TestApi
let production: TestApi
let folder: string
/** The public keys, by the name of their file. */
const keys: Record<string, string> = {}
beforeAll(async () => {
  shell = await builtShell()
  staging = await startApi({ shell: shell.folder, settings: { ENVIRONMENT: 'staging' } })
  production = await startApi({ shell: shell.folder })
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-keys-'))
})
afterAll(async () => {
  await staging.close()
  await production.close()
  await shell.remove()
  await rm(folder, { recursive: true })
})

const run = (args: readonly string[], environment: Record<string, string> = {}, answers?: string) =>
  registryCommand(args, { folder, environment, answers })
/** Runs a command at a site with the key in a file. */
const at = async (site: TestApi, keyFile: string | undefined, args: readonly string[], answers?: string) =>
  run(
    [
      ...args,
      '--site',
      site.url,
      ...(args[0] === 'publish' || args[1] === 'list' ? [] : ['--why', 'a test']),
    ],
    { REACH_TOKEN: await ownerToken(site), ...(keyFile !== undefined && { REACH_KEY_FILE: keyFile }) },
    answers,
  )
async function create(name: string): Promise<void> {
  const { code, output } = await run(['key', 'create', `${name}.pem`])
  expect(code).toBe(0)
  keys[name] = output.trim()
}
async function build(version: string): Promise<string> {
  const { record, files } = versionOf(remote, version)
  const built = path.join(folder, version)
  await mkdir(built)
  await writeFile(path.join(built, 'record.json'), record)
  for (const { name, bytes } of files) await writeFile(path.join(built, name), bytes)
  return built
}
const publish = async (version: string, keyFile?: string) =>
  at(staging, keyFile, ['publish', remote, '--dir', await build(version)])

it('a key is created in a file that only its owner can read, and never over another one', async () => {
  for (const name of ['mina', 'jun', 'ci']) await create(name)
  expect(keys.mina).toMatch(/^[A-Za-z0-9+/]{43}=$/)
  expect((await stat(path.join(folder, 'mina.pem'))).mode & 0o777).toBe(0o600)
  const before = await readFile(path.join(folder, 'mina.pem'), 'utf8')
  expect((await run(['key', 'create', 'mina.pem'])).code).toBe(2)
  expect(await readFile(path.join(folder, 'mina.pem'), 'utf8')).toBe(before)
})

it('the first key is that of an owner, who signs for it', async () => {
  const add = ['key', 'add', remote, 'Mina', keys.mina ?? '']
  expect(await at(staging, 'mina.pem', add)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('at least as many owners'),
  })
  expect(await at(staging, undefined, [...add, '--owner'])).toMatchObject({
    code: 3,
    complained: expect.stringContaining('Set REACH_KEY_FILE'),
  })
  const { code, output } = await at(staging, 'mina.pem', [...add, '--owner'])
  expect([code, output]).toEqual([0, expect.stringContaining(`added: Mina, owner, ${keys.mina}`) as string])
  expect((await at(staging, 'mina.pem', ['key', 'add', remote, 'Jun', keys.jun ?? '', '--owner'])).code).toBe(
    0,
  )
  expect((await at(staging, 'mina.pem', ['key', 'add', remote, 'ci', keys.ci ?? ''])).code).toBe(0)
})

it('a version is signed when it is published, and refused without a key', async () => {
  expect(await publish('1.0.0')).toMatchObject({
    code: 1,
    complained: expect.stringContaining(`${remote} has keys, and this version is not signed`),
  })
  const { code, output } = await publish('1.1.0', 'ci.pem')
  expect(code).toBe(0)
  expect(output).toContain(`Signed with ${keys.ci}.`)
  expect(output).toContain('✓ signature  It is signed by ci, a key of its team.')
})

it('a copy carries the signature, which the receiving site verifies with its own list', async () => {
  const tokens = { REACH_FROM_TOKEN: await ownerToken(staging), REACH_TO_TOKEN: await ownerToken(production) }
  const copy = () => run(['copy', `${remote}@1.1.0`, '--from', staging.url, '--to', production.url], tokens)
  expect(
    (await at(production, 'jun.pem', ['key', 'add', remote, 'Jun', keys.jun ?? '', '--owner'])).code,
  ).toBe(0)
  expect(await copy()).toMatchObject({
    code: 1,
    complained: expect.stringContaining('not, or no longer, one of the keys'),
  })
  expect((await at(production, 'jun.pem', ['key', 'add', remote, 'ci', keys.ci ?? ''])).code).toBe(0)
  expect((await copy()).output).toContain('✓ signature  It is signed by ci, a key of its team.')
  expect((await at(production, undefined, ['promote', `${remote}@1.1.0`])).code).toBe(0)
})

it('a copy can be repeated to carry a signature that came later', async () => {
  const again = await at(staging, 'mina.pem', ['publish', remote, '--dir', path.join(folder, '1.1.0')])
  expect(again.code).toBe(0)
  expect((await at(production, 'jun.pem', ['key', 'add', remote, 'Mina', keys.mina ?? ''])).code).toBe(0)
  expect((await at(production, 'jun.pem', ['key', 'revoke', remote, 'ci'])).code).toBe(0)
  const signer = async () => (await at(production, undefined, ['versions', remote])).output
  expect(await signer()).toContain('not signed with a valid key of its team')
  const tokens = { REACH_FROM_TOKEN: await ownerToken(staging), REACH_TO_TOKEN: await ownerToken(production) }
  expect(
    (await run(['copy', `${remote}@1.1.0`, '--from', staging.url, '--to', production.url], tokens)).code,
  ).toBe(0)
  expect(await signer()).toContain('signed by Mina')
})

it('a change that two owners must sign goes from one to the other as a file', async () => {
  expect((await at(staging, 'mina.pem', ['key', 'threshold', remote, '2'])).output).toContain(
    'one more owner must sign it',
  )
  const confirm = ['key', 'confirm', `${remote}-keys-4.json`]
  const proposed = await readFile(path.join(folder, `${remote}-keys-4.json`), 'utf8')
  expect(await at(staging, 'jun.pem', ['key', 'threshold', remote, '2'])).toMatchObject({
    code: 2,
    complained: expect.stringContaining('has another list that waits for its owners'),
  })
  expect(await readFile(path.join(folder, `${remote}-keys-4.json`), 'utf8')).toBe(proposed)
  expect((await at(staging, 'jun.pem', confirm)).code).toBe(2)
  expect((await at(staging, 'jun.pem', confirm, 'no')).code).toBe(2)
  expect((await at(staging, 'ci.pem', [...confirm, '--yes'])).code).toBe(3)
  const confirmed = await at(staging, 'jun.pem', confirm, 'yes')
  expect(confirmed).toMatchObject({ code: 0, output: expect.stringContaining('It is the current list now.') })
  expect(confirmed.complained).toContain('owners who must sign the next list: 1 → 2')

  await create('next')
  const rotate = ['key', 'rotate', remote, 'ci', 'ci-2', keys.next ?? '']
  expect((await at(staging, 'jun.pem', rotate)).output).toContain('one more owner must sign it')
  expect((await publish('1.2.0', 'next.pem')).code).toBe(1)
  expect((await at(staging, 'mina.pem', ['key', 'confirm', `${remote}-keys-5.json`, '--yes'])).code).toBe(0)
  expect((await publish('1.3.0', 'next.pem')).code).toBe(0)
  expect((await publish('1.4.0', 'ci.pem')).complained).toContain('The key of ci signs nothing more since')
})

it('every list is kept, with who signed it, why, and what changed', async () => {
  const { output } = await at(staging, undefined, ['key', 'list', remote, '--history'])
  expect(output).toMatch(/^5 .* signed by Jun, Mina {2}\(token owner\)\n {4}why: a test\n/)
  expect(output).toContain(`added: ci-2, publisher, ${keys.next}`)
  const list = await at(staging, undefined, ['key', 'list', remote])
  expect(list.output).toContain(`List 5 of the keys of ${remote}.`)
  expect(list.output).toMatch(new RegExp(`^ {2}ci, publisher, .*, until \\d{4}-`, 'm'))
})
