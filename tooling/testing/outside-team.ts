import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Ended, start } from './evaluate'

/** How this machine reaches the registry of npm: proxies and certificates. */
const networkSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /proxy|cert|_ca_/i.test(name)),
)

/** The author of a team's commits. */
const author = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'Mina Kim'],
    [`GIT_${role}_EMAIL`, 'mina@example.com'],
  ]),
)

/** Debian's browsers, if Playwright's own download is refused. */
const chromium = [
  process.env.PLAYWRIGHT_CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((file) => file && existsSync(file))

/** A folder for a team outside of this repository, which other users may enter: another one starts the site. */
export function outsideFolder(): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'within-reach-packages-'))
  chmodSync(folder, 0o755)
  return folder
}

/** The environment of a team's commands: not the settings of this process, and a home of its own. */
export interface TeamMachine {
  readonly environment: Readonly<Record<string, string>>
  /**
   * Runs a program to its end.
   * @param more variables in addition
   */
  run(cwd: string, line: readonly string[], more?: Readonly<Record<string, string>>): Promise<Ended>
}

/**
 * A machine of a team, with empty caches.
 * @param home a new folder
 * @param npmrc the user's settings of npm
 */
export function teamMachine(home: string, npmrc = ''): TeamMachine {
  mkdirSync(home)
  if (npmrc !== '') writeFileSync(path.join(home, '.npmrc'), npmrc)
  const environment = {
    ...networkSettings,
    ...author,
    ...(chromium !== undefined && { PLAYWRIGHT_CHROMIUM: chromium }),
    PATH: process.env.PATH ?? '',
    HOME: home,
    npm_config_yes: 'true',
  }
  return {
    environment,
    run(cwd, line, more = {}) {
      const assignments = Object.entries({ ...environment, ...more }).map(
        ([name, value]) => `${name}=${value}`,
      )
      return start('env', ['-i', ...assignments, ...line], cwd)
    },
  }
}
