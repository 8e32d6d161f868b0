import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { endWithUs } from '../processes'
import {
  etcdEnvironment,
  type Member,
  type Passwords,
  patroniDifferences,
  patroniEnvironment,
  patroniFile,
  patroniPort,
} from './configuration'
import type { Host } from './network'
import { systemUser } from './programs'

/** A running member. */
export interface RunningMember extends Member {
  readonly host: Host
  /** The folder of Patroni's configuration files, and its environment. */
  readonly configuration: string
  readonly environment: Readonly<Record<string, string>>
  /** Starts it, or starts it again after it was killed, as systemd does after a reboot. */
  start(): void
  /** What Patroni knows about the cluster; undefined if it does not answer. */
  askPatroni(): Promise<ClusterState | undefined>
  /** Ends it: PostgreSQL by Patroni, then etcd. */
  stop(): Promise<void>
}

/** Patroni's answer to `/cluster`, as far as it is used. */
export interface ClusterState {
  readonly members: readonly { readonly name: string; readonly role: string; readonly state: string }[]
}

/** Prepares a member in its folder. */
export async function prepareMember(
  host: Host,
  member: Member,
  members: readonly Member[],
  passwords: Passwords,
): Promise<RunningMember> {
  const { folder, address } = member
  const configuration = path.join(folder, 'patroni')
  for (const name of ['patroni', 'postgresql/15', 'etcd'])
    await mkdir(path.join(folder, name), { recursive: true })
  await copyFile(patroniFile, path.join(configuration, '1-installed.yml'))
  await writeFile(path.join(configuration, '2-on-one-machine.yml'), patroniDifferences(member))
  execFileSync('chown', ['-R', `${systemUser}:${systemUser}`, folder])
  const environment = await patroniEnvironment(member, members, passwords)
  const ofEtcd = await etcdEnvironment(member, members)
  let running: ChildProcess[] = []

  const run = (program: string, args: readonly string[], env: Readonly<Record<string, string>>) => {
    const [command, ...before] = host.run(systemUser)
    const log = openSync(path.join(folder, `${program}.log`), 'a')
    const child = spawn(command, [...before, program, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', log, log],
    })
    endWithUs(child)
    return child
  }

  return {
    ...member,
    host,
    configuration,
    environment,
    start() {
      running = [run('etcd', [], ofEtcd), run('patroni', [configuration], environment)]
    },
    async askPatroni() {
      const url = `http://${address}:${patroniPort}/cluster`
      const answer = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
      if (!answer?.ok) return undefined
      return (await answer.json().catch(() => undefined)) as ClusterState | undefined
    },
    async stop() {
      for (const child of running.reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
    },
  }
}
