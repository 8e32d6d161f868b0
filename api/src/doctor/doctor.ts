import { setTimeout as delay } from 'node:timers/promises'
import { type Check, error, type Finding, type Installation } from './checks/finding'
import { checkBackups } from './checks/backups'
import { checkDataFolder } from './checks/data-folder'
import { checkDatabase } from './checks/database'
import { checkDisk } from './checks/disk'
import { checkFiles } from './checks/files'
import { checkInstance } from './checks/instance'
import { checkMail } from './checks/mail'
import { checkProxy } from './checks/proxy'
import { checkReplicas } from './checks/replicas'
import { checkSettings } from './checks/settings'

/** What is checked, by its name in the report, in the order of the report. */
export const checks = {
  settings: checkSettings,
  data: checkDataFolder,
  disk: checkDisk,
  service: checkInstance,
  database: checkDatabase,
  backups: checkBackups,
  replicas: checkReplicas,
  mail: checkMail,
  files: checkFiles,
  proxy: checkProxy,
} as const satisfies Readonly<Record<string, Check>>

/** A finding, with the check that found it. */
export interface NamedFinding extends Finding {
  readonly check: string
}

/** The time limit of a check, in milliseconds. Each of its steps has a shorter one. */
const timeout = 30_000

/**
 * Runs all checks at once. They change nothing, and the service may run meanwhile.
 * @param found called with the findings of each check, in the order of `checks`
 */
export async function examine(
  installation: Installation,
  found: (findings: readonly NamedFinding[]) => void,
  all: Readonly<Record<string, Check>> = checks,
): Promise<void> {
  const running = Object.entries(all).map(([check, run]) => ({ check, ended: runWithin(run, installation) }))
  for (const { check, ended } of running) found((await ended).map((finding) => ({ check, ...finding })))
}

/** A check that fails is a finding too. The others go on. */
async function runWithin(run: Check, installation: Installation): Promise<readonly Finding[]> {
  const ended = new AbortController()
  const late = delay(timeout, undefined, { signal: ended.signal }).then(
    () => [
      error(
        `This took longer than ${timeout / 1000} seconds.`,
        'Run the doctor again, and look at the network.',
      ),
    ],
    () => [],
  )
  const finished = run(installation).catch((failure: unknown) => [
    error(
      `This could not be checked: ${failure instanceof Error ? failure.message : String(failure)}.`,
      'Run the doctor as the user of the service.',
    ),
  ])
  const findings = await Promise.race([finished, late])
  ended.abort()
  return findings
}
