import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { debianProgram } from '../testing/debian-program'

jest.setTimeout(900_000)

// PostgreSQL and pgbackrest do not run as root, so the test changes to their user.
const asRoot = process.getuid?.() === 0 ? it : it.skip

const repository = path.join(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8')
const page = read('docs/backups.md').split('\n## A PostgreSQL server\n')[1] ?? ''
const unit = read('deploy/systemd/within-reach-pgbackrest.service')

/** The commands of the page that match, without `sudo`. */
const commands = (pattern: RegExp) =>
  [...page.matchAll(/^sudo -u postgres (pgbackrest .+)$/gm)].flatMap(([, command = '']) =>
    pattern.test(command) ? command : [],
  )

/** A server of Debian's PostgreSQL in a temporary folder, with the configuration of `deploy/pgbackrest`. */
async function openServer(folder: string) {
  const bin = `/usr/lib/postgresql/15/bin`
  const data = path.join(folder, 'data')
  const port = await freePort()
  const configuration = path.join(folder, 'pgbackrest.conf')
  writeFileSync(
    configuration,
    read('deploy/pgbackrest/pgbackrest.conf')
      .replace(/^repo1-path=.*$/m, `repo1-path=${folder}/repository`)
      .replace(/^pg1-path=.*$/m, `pg1-path=${data}`)
      .replace(/^pg1-port=.*$/m, `pg1-port=${port}`),
  )
  const env = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    PGHOST: folder,
    PGPORT: String(port),
    PGBACKREST_CONFIG: configuration,
    PGBACKREST_LOG_PATH: folder,
    PGBACKREST_LOCK_PATH: path.join(folder, 'lock'),
    PGBACKREST_SPOOL_PATH: path.join(folder, 'spool'),
    PGBACKREST_PG1_SOCKET_PATH: folder,
  }
  const run = (command: string) =>
    execFileSync('runuser', ['-u', 'postgres', '--', 'sh', '-c', command], {
      encoding: 'utf8',
      env,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  execFileSync('chown', ['-R', 'postgres:postgres', folder])
  run(`${bin}/initdb --pgdata=${data} --auth=trust --encoding=UTF8 --locale=C.UTF-8`)
  const ask = (sql: string) =>
    execFileSync('runuser', ['-u', 'postgres', '--', 'psql', '-d', 'within_reach', '-Atc', sql], {
      encoding: 'utf8',
      env,
      cwd: folder,
    }).trim()
  return {
    run,
    ask,
    /** Returns when it accepts writes. */
    async start() {
      // Its output goes to a file: the server would keep a pipe open.
      run(
        `${bin}/pg_ctl start -w -t 120 -D ${data} -l ${folder}/log -o "-k ${folder} -c listen_addresses=''" >/dev/null`,
      )
      run(`createdb within_reach 2>/dev/null || true`)
      while (ask('select pg_is_in_recovery()') === 't') await delay(200)
    },
    stop: (mode: 'fast' | 'immediate') => run(`${bin}/pg_ctl stop -w -m ${mode} -D ${data}`),
    destroy() {
      for (const name of readdirSync(data)) rmSync(path.join(data, name), { recursive: true })
    },
  }
}

asRoot(
  'the commands of the page back up a server, and restore its newest state and that of a moment',
  async () => {
    debianProgram('pg_ctlcluster', 'postgresql-15')
    debianProgram('pgbackrest')
    const folder = mkdtempSync(path.join(tmpdir(), 'within-reach-pgbackrest-'))
    chmodSync(folder, 0o755)
    for (const name of ['lock', 'spool']) mkdirSync(path.join(folder, name))
    const server = await openServer(folder)
    try {
      await server.start()
      const settings = [...page.matchAll(/"(alter system set [^"]+)"/g)].map(([, setting = '']) => setting)
      expect(settings).toHaveLength(3)
      for (const setting of settings) server.ask(setting)
      server.stop('fast')
      await server.start()
      server.ask(read('api/migrations/0038-backups.sql'))
      server.ask(`create table t as select n from generate_series(1, 1000) as n`)

      const setup = commands(/stanza-create$|check$|--type=full backup$/)
      expect(setup).toHaveLength(3)
      for (const command of setup) server.run(command)
      server.ask('insert into t select n from generate_series(1001, 2000) as n')
      const [, nightly = ''] = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(unit) ?? []
      expect(server.run(nightly)).toMatch(/incremental backup|incr backup size/)
      const [, recording = ''] = /^ExecStartPost=\/usr\/bin\/(.+)$/m.exec(unit) ?? []
      // The second night replaces the record of the first.
      server.run(recording)
      server.run(recording)
      expect(server.ask('select kind from backups')).toBe('pgbackrest')

      server.ask('insert into t values (2001)')
      const moment = server.ask(
        `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`,
      )
      server.ask('insert into t values (2002)')
      // It switches to a new segment of the log, and waits until the last one is archived.
      for (const command of commands(/check$/)) server.run(command)
      server.stop('immediate')
      server.destroy()

      const [newest = '', ofMoment = ''] = commands(/restore$/)
      server.run(newest)
      await server.start()
      expect(server.ask('select count(*), max(n) from t')).toBe('2002|2002')
      server.stop('fast')
      server.destroy()
      server.run(ofMoment.replace(/--target='[^']+'/, `--target='${moment}'`))
      await server.start()
      expect(server.ask('select count(*), max(n) from t')).toBe('2001|2001')
    } finally {
      server.stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
