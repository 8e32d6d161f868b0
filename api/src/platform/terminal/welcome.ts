import path from 'node:path'
import type { Settings } from '../settings'
import { commandLine } from './command-line'
import type { Paint } from './paint'

/** A member that anybody may log in as. */
export interface SampleLogin {
  readonly email: string
  readonly password: string
}

/**
 * What a person at a terminal reads when the site has started: what to do next, and the address last.
 * @param login a member of the sample content, if the site has it
 * @param isByNpm whether npm started the service, so that its scripts are at hand
 */
export function welcome(
  { publicUrl, dataDir }: Pick<Settings, 'publicUrl' | 'dataDir'>,
  login: SampleLogin | undefined,
  isByNpm: boolean,
  paint: Paint,
): string {
  const rows = [
    ...(login ? [['Log in', `${login.email}, with the password "${login.password}"`]] : []),
    // Only the repository has the command line.
    ...(isByNpm
      ? [['Operators', 'npm run registry -- grant <email> makes a member one, for the console']]
      : []),
    ['Token', `${path.join(dataDir, 'reach-token')}, for the command line`],
    ['Stop', 'Ctrl+C'],
  ]
  const lines = rows.map(([name = '', text = '']) => `  ${paint('dim', name.padEnd(10))} ${text}`)
  const address = `  ${paint('green', '✓')} Within Reach is on ${paint('bold', publicUrl)}`
  return `\n${lines.join('\n')}\n\n${address}\n\n`
}

/**
 * What a person at a terminal reads if the service cannot start.
 * @param reasons one per line
 */
export function startFailure(reasons: readonly string[], isByNpm: boolean, paint: Paint): string {
  const lines = reasons.map((reason) => `  ${paint('red', '✗')} ${reason}`)
  return [
    `\nWithin Reach cannot start:\n`,
    ...lines,
    `\n  README.md lists the settings. \`${commandLine('doctor', isByNpm)}\` checks them, and everything that the service needs.\n`,
  ].join('\n')
}
