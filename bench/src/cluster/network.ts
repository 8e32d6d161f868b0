import { execFileSync } from 'node:child_process'

const bridge = 'wr-cluster'
/** The part of the addresses that all hosts share. */
const network = '10.77.0'

/** A host of its own on this machine: a network namespace behind a bridge. */
export interface Host {
  readonly address: string
  /** The command and its first arguments that run a program on this host as a system user. */
  run(user: string): readonly [string, ...string[]]
  /** Kills everything that runs on it, at once. */
  kill(): void
  /** Takes its cable away. Nothing is closed; packets get lost. */
  cut(): void
  /** Gives it back. */
  mend(): void
}

/** The hosts, and a function that removes them. */
export interface Network {
  readonly hosts: readonly Host[]
  remove(): void
}

const ip = (...args: string[]) => execFileSync('ip', args, { encoding: 'utf8', stdio: 'pipe' })
const attempt = (...args: string[]) => {
  try {
    return ip(...args)
  } catch {
    return ''
  }
}
const nameOf = (number: number) => `${bridge}-${number}`

/** Creates hosts on one network with this machine, and first removes those of an interrupted run. */
export function createNetwork(count: number): Network {
  const numbers = Array.from({ length: count }, (_, n) => n + 1)
  const remove = () => {
    for (const number of numbers) {
      killAll(nameOf(number))
      attempt('netns', 'delete', nameOf(number))
      attempt('link', 'delete', nameOf(number))
    }
    attempt('link', 'delete', bridge)
  }
  remove()
  // Ctrl-C ends the process without the rest of the run.
  process.once('exit', remove)
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${network}.1/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  return { hosts: numbers.map(createHost), remove }
}

function createHost(number: number): Host {
  const name = nameOf(number)
  const address = `${network}.${10 + number}`
  ip('netns', 'add', name)
  // One end is on the bridge, under the host's name. The other is the host's own.
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  ip('link', 'set', name, 'master', bridge, 'up')
  ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0')
  ip('-n', name, 'link', 'set', 'eth0', 'up')
  ip('-n', name, 'link', 'set', 'lo', 'up')
  return {
    address,
    run: (user) => [
      'ip',
      'netns',
      'exec',
      name,
      'setpriv',
      `--reuid=${user}`,
      `--regid=${user}`,
      '--init-groups',
    ],
    kill: () => killAll(name),
    cut: () => void ip('link', 'set', name, 'down'),
    mend: () => void ip('link', 'set', name, 'up'),
  }
}

function killAll(name: string): void {
  for (const pid of attempt('netns', 'pids', name).split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }
}
