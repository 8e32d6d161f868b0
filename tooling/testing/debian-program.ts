import { execFileSync } from 'node:child_process'

/**
 * Finds a program that a test of the full suite needs. As root on Debian, a missing one is installed.
 * @param packageName Debian's package
 * @returns its path
 * @throws Error naming the package to install
 */
export function debianProgram(program: string, packageName = program): string {
  const installed = pathOf(program)
  if (installed !== undefined) return installed
  if (process.getuid?.() !== 0)
    throw new Error(
      `The test needs ${program}: install it, such as with "sudo apt-get install ${packageName}".`,
    )
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'pipe' } as const
  // The first command repairs what an interrupted installation left.
  const install = 'dpkg --configure -a && apt-get update && apt-get install -y --no-install-recommends "$0"'
  // apt-get fails if another test installs at the same time.
  execFileSync('flock', ['/tmp/within-reach-apt.lock', 'sh', '-c', install, packageName], options)
  const found = pathOf(program)
  if (found === undefined) throw new Error(`Debian's package ${packageName} has no program ${program}.`)
  return found
}

function pathOf(program: string): string | undefined {
  try {
    const script = `PATH="$PATH:/usr/sbin:/sbin" command -v "$0"`
    return execFileSync('sh', ['-c', script, program], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}
