import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { debianProgram } from '../testing/debian-program'

const certificates = '/etc/ssl/certs/ca-certificates.crt'

/**
 * Creates a folder with a minimal Debian of this machine's release, with this machine's Node and npm in /usr/local, as in
 * the images of Node.
 */
export function makeTree(tree: string): void {
  const [, release = ''] = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? []
  const options = ['--variant=minbase', '--include=ca-certificates,libstdc++6']
  execFileSync(debianProgram('debootstrap'), [...options, release, tree], { stdio: 'pipe' })
  const [bin, modules] = [path.join(tree, 'usr/local/bin'), path.join(tree, 'usr/local/lib/node_modules')]
  mkdirSync(modules, { recursive: true })
  cpSync(realpathSync(process.execPath), path.join(bin, 'node'))
  const npm = path.join(path.dirname(realpathSync(debianProgram('npm'))), '..')
  cpSync(npm, path.join(modules, 'npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(bin, name))
  // The network of this machine, which may have a certificate authority of its own.
  for (const file of ['/etc/resolv.conf', '/etc/hosts', certificates]) cpSync(realpathSync(file), tree + file)
}

/** A folder of this machine that a process in the tree sees at a path. */
interface Mount {
  readonly from: string
  readonly at: string
}

/** How a program runs in the tree. */
export interface TreeOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly mounts?: readonly Mount[]
  /** `uid:gid`; by default root. */
  readonly user?: string
  /** Whether it can write only to the mounts and to a new /tmp. */
  readonly readOnly?: boolean
}

/**
 * Runs a program in the tree as the first process of its own process namespace. Its mounts end with it.
 * @returns the process that waits for it, and has its exit code
 */
export function runInTree(tree: string, words: readonly string[], options: TreeOptions = {}): ChildProcess {
  const { cwd = '/', env = {}, mounts = [], user = '0:0', readOnly = false } = options
  const lines = [
    // The kernel changes only mount points to read-only.
    `mount --bind "${tree}" "${tree}"`,
    ...(readOnly ? [`mount -o remount,bind,ro "${tree}"`, `mount -t tmpfs tmpfs "${tree}/tmp"`] : []),
    `mount -t proc proc "${tree}/proc"`,
    `mount --rbind /dev "${tree}/dev"`,
    ...mounts.map(({ from, at }) => `mount --bind "${from}" "${tree}${at}"`),
    // Node as the first process: each program replaces the one before.
    `cd "${tree}"`,
    `exec chroot --userspec=${user} "${tree}" /usr/bin/env --ignore-environment --chdir="${cwd}" "$@"`,
  ]
  const variables = Object.entries({
    PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    NODE_EXTRA_CA_CERTS: certificates,
    SSL_CERT_FILE: certificates,
    ...env,
  })
  return spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-euc', lines.join('\n'), 'sh'],
      ...variables.map(([name, value]) => `${name}=${value}`),
      ...words,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
}

/** The caches of npm and pnpm on this machine, so that a build in the tree downloads nothing again. */
export function packageCaches(tree: string): readonly Mount[] {
  return ['.npm', '.local/share/pnpm'].flatMap((name) => {
    const from = path.join(homedir(), name)
    if (!existsSync(from)) return []
    mkdirSync(path.join(tree, 'root', name), { recursive: true })
    return [{ from, at: `/root/${name}` }]
  })
}

/** The process that runs in the tree for a process of `runInTree`. */
export const innerProcess = ({ pid = 0 }: ChildProcess): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
