import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { inspectEmbedded } from '../platform/database/embedded'
import { findHome } from '../platform/database/embedded-home'
import { readSettings } from '../platform/settings'
import { type RunningService, startService } from '../start'
import { captureLog } from '../testing/captured-log'
import { digestsOf, migrations } from '../testing/restored'
import { connect } from './snapshot'

jest.setTimeout(180_000)

let folder: string
let service: RunningService | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-restore-'))
  // The database server's user enters it too.
  await chmod(folder, 0o755)
  await mkdir(dataDir())
})
afterEach(async () => {
  await service?.stop()
  service = undefined
  await rm(folder, { recursive: true, force: true })
})

const dataDir = () => path.join(folder, 'data')
const backups = () => path.join(folder, 'backups')
const start = async () => {
  const settings = readSettings({ DATA_DIR: dataDir(), PORT: '0', SAMPLE_CONTENT: 'on' })
  const sample = path.join(migrations, '..', 'sample')
  service = await startService(settings, { migrations, sample }, captureLog().log)
}
const stop = async () => {
  await service?.stop()
  service = undefined
}
const url = async () => (await inspectEmbedded(dataDir()))?.url ?? ''
/** Waits until no new post is to be matched with saved searches, which writes rows a few seconds after the start. */
const untilMatched = async () => {
  const client = await connect(await url())
  try {
    while ((await client.query('select from unmatched_posts limit 1')).rowCount) await delay(50)
  } finally {
    await client.end()
  }
}
/** Digests of all tables but the record of the backup, which is not in it, and of the stores, of which there is a new one. */
const digests = async () => ({
  ...(await digestsOf(await url())),
  backups: '',
  file_stores: '',
})

/** Runs a command as a separate process, as an operator does. */
const run = (command: string, ...args: readonly string[]) => runWith('', command, ...args)

/** @param input what the operator types */
const runWith = (input: string, command: string, ...args: readonly string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const program = `require(${JSON.stringify(path.join(__dirname, 'run.ts'))}).runBackupCommand(${JSON.stringify(command)}, ${JSON.stringify(args)}, ${JSON.stringify({ migrations })})`
    const child = execFile(
      process.execPath,
      ['--require', 'tsx/cjs', '--eval', program],
      { cwd: path.join(__dirname, '../..'), env: { PATH: process.env.PATH, DATA_DIR: dataDir(), PORT: '0' } },
      (_error, output, errors) => resolve({ code: child.exitCode, output: output + errors }),
    )
    child.stdin?.end(input)
  })

it('backs up a running site, and restores it after its database was deleted', async () => {
  const identity = await generateIdentity()
  const recipients = path.join(folder, 'recipients')
  await writeFile(recipients, `${await identityToRecipient(identity)}\n`)
  const withIdentity = ['--identity', '-'] as const
  await start()
  await untilMatched()
  const made = await run('backup', backups(), '--recipients-file', recipients)
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Backed up [1-9]\d* rows of \d+ tables and [1-9]/),
  })
  const before = await digests()
  expect(await runWith(identity, 'restore', backups(), ...withIdentity)).toMatchObject({
    code: 1,
    output: expect.stringContaining('already runs the database'),
  })
  expect(await run('restore', backups())).toMatchObject({
    code: 1,
    output: expect.stringContaining('name the identity with --identity'),
  })
  expect(await runWith(identity, 'restore', backups(), ...withIdentity, '--try')).toMatchObject({
    code: 0,
    output: expect.stringContaining('It can be restored'),
  })
  await stop()
  const cluster = (await findHome(dataDir()))?.cluster ?? ''
  await rm(cluster, { recursive: true })
  await rm(path.join(dataDir(), 'files'), { recursive: true })
  expect(await runWith(identity, 'restore', backups(), ...withIdentity)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^The backup of .+ is complete and not damaged\.\nRestored /),
  })
  await start()
  expect(await digests()).toEqual(before)
})

it('moves an existing database aside, and refuses to import over it', async () => {
  await start()
  await stop()
  const file = path.join(folder, 'site.tar')
  // The database does not run.
  expect(await run('export', file)).toMatchObject({ code: 0 })
  expect(await run('backup', backups())).toMatchObject({ code: 0 })
  expect(await run('import', file)).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is a database in'),
  })
  const restored = await run('restore', backups())
  expect(restored).toMatchObject({ code: 0 })
  const aside = /The earlier database is in (.+)\. Delete/.exec(restored.output)?.[1] ?? ''
  expect(await readFile(path.join(aside, 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/)
  // To another place, with a file.
  await rm(dataDir(), { recursive: true })
  await mkdir(dataDir())
  expect(await run('import', file)).toMatchObject({ code: 0 })
  await start()
})

it('says what is wrong: without a site, with an invalid command line, and without a backup', async () => {
  expect(await run('backup', backups())).toEqual({
    code: 1,
    output: expect.stringContaining(`There is no database in ${dataDir()}.`),
  })
  const usage = expect.stringMatching(/^Usage: node api\/dist\/server\.cjs backup/) as string
  expect(await run('backup')).toEqual({ code: 2, output: usage })
  expect(await run('backup', '--help')).toEqual({ code: 0, output: usage })
  expect(await run('restore', backups())).toEqual({
    code: 1,
    output: `There is no backup in ${backups()}.\n`,
  })
  expect(await readdir(folder)).toEqual(['data'])
})
