import {
  inEnglish,
  type Live,
  type Region,
  regions as allRegions,
  sentence,
  settledAt,
} from '@within-reach/contract'
import type { Command } from 'commander'
import { remoteStatus } from '../operations/versions'
import { CommandError } from '../command-error'
import { moment, onOrOff, region as asRegion, remoteName } from '../reading/values'
import type { Session } from '../session'
import { liveLines } from '../wording/status'

interface RegionOptions {
  readonly at?: string
  readonly forget?: boolean
}

/** `registry regions`: shows, opens and closes the regions of a remote. */
export function regions(program: Command, session: Session): void {
  program
    .command('regions')
    .summary('show, open or close the regions of a remote')
    .description(
      'Without a region: shows which ones are open. With a region and on or off: opens or closes it, now or at a given time.',
    )
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .argument('[region]', allRegions.map((name) => `"${name}"`).join(', '), asRegion)
    .argument('[on|off]', 'open or close it', onOrOff)
    .option('--at <time>', 'the time, such as 2026-12-01T09:00+09:00; by default now', moment)
    .option('--forget', 'cancel what is scheduled for that time')
    .action(
      async (
        remote: string,
        region: Region | undefined,
        open: boolean | undefined,
        options: RegionOptions,
      ) => {
        const { at, forget } = options
        if (region === undefined && (at !== undefined || forget))
          throw new CommandError('usage', `Name the region after ${remote}.`)
        if (region === undefined) return show(remote, session)
        if (forget && at !== undefined && open === undefined)
          return session.change({ type: 'forget-planned', remote, region, at })
        if (forget) throw new CommandError('usage', 'Use --forget only with a region and --at.')
        if (open === undefined) throw new CommandError('usage', `Write on or off after "${region}".`)
        return session.change({ type: 'region', remote, region, open, ...(at !== undefined && { at }) })
      },
    )
}

async function show(remote: string, session: Session): Promise<void> {
  const status = await remoteStatus(await session.service(), remote)
  const { live } = status
  if (!live) throw new CommandError('refused', inEnglish(sentence('not-live', { remote })))
  const { regions: open, planned } = settledAt(live, Date.now())
  session.answer({ remote, regions: open, planned }, regionLines(live, status).join('\n'))
}

const regionLines = (live: Live, about: Parameters<typeof liveLines>[1]): string[] =>
  liveLines(live, about).filter((line) => /^(regions|planned)/.test(line))
