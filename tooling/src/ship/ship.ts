import path from 'node:path'
import { checkRemote } from '@within-reach/contract'
import {
  canGoLive,
  findingsText,
  makeChange,
  processTerminal,
  publishFolder,
  readOrigin,
  readPrivateKey,
  CommandError,
  type Service,
} from '@within-reach/registry/cli'
import { build } from '../build/build'
import { repository } from '../build/packages'
import { fewAtATime, startClock } from './clock'
import { sourceChecks } from './source-checks'

/** The remote to ship, with options. */
export interface Shipment {
  readonly remote: string
  /** Skips the checks of the sources, for a change that was tested elsewhere. */
  readonly untested: boolean
  /** The percentage of visitors who get it; all by default. */
  readonly canary?: number
  /** The reason for the history; by default the last commit's subject. */
  readonly why?: string
}

/**
 * Ships one remote from its sources to visitors. No other package is built.
 * @param log called with a line about each step
 * @returns the version, and the seconds from the start until it was live
 * @throws Error if a step failed; then nothing live has changed
 */
export async function ship(
  { remote, untested, canary, why }: Shipment,
  service: Service,
  log: (line: string) => void,
): Promise<{ readonly version: string; readonly seconds: number }> {
  const clock = startClock(log)
  const key = await readPrivateKey(processTerminal())
  const built = clock.step('build', () => build([remote], () => {}))
  const checks = untested ? [] : sourceChecks(remote)
  await fewAtATime(2, [
    () => built,
    ...checks.map(
      ({ name, run }) =>
        () =>
          clock.step(name, run),
    ),
  ])
  const [shipped] = await built
  if (!shipped) throw new Error(`${remote} was not built.`)
  const { version, root } = shipped
  const folder = path.join(root, 'dist', version)
  const origin = await readOrigin(repository, remote)
  const { files, bytes } = await clock.step('publish', () =>
    publishFolder(service, remote, folder, { origin, key }),
  )
  log(`           ${remote} ${version}, ${files} files, ${Math.ceil(bytes / 1024)} KB`)
  await clock.step('check', async () => {
    const findings = await service.ask(checkRemote, { remote, version })
    if (!canGoLive(findings)) throw new CommandError('refused', findingsText(remote, version, findings))
  })
  const reason = { why: why ?? origin?.subject ?? `Shipped ${version}` }
  if (canary === undefined)
    await clock.step('promote', () => makeChange(service, { type: 'promote', remote, version }, reason))
  else
    await clock.step('canary', () =>
      makeChange(service, { type: 'canary', remote, version, percent: canary }, reason),
    )
  return { version, seconds: clock.seconds() }
}
