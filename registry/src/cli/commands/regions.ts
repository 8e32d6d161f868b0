import { type Live, type Region, regions as allRegions } from '@within-reach/contract'
import type { Command } from 'commander'
import { remoteStatus } from '../operations/versions'
import { ReachError } from '../reach-error'
import { moment, onOrOff, region as asRegion, remoteName } from '../reading/values'
import type { Session } from '../session'
import { liveLines } from '../wording/status'

interface RegionOptions {
  readonly at?: string
  readonly forget?: boolean
}

/** `reach regions`: which regions of a remote are open, and how they open and close. */
export function regions(program: Command, session: Session): void {
  program
    .command('regions')
    .summary('which regions of a remote are open; open or close one')
    .description(
      'Without a region: which are open. With one and on or off: opens or closes it, at once or at a time.',
    )
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .argument('[region]', allRegions.map((name) => `"${name}"`).join(', '), asRegion)
    .argument('[on|off]', 'open or close it', onOrOff)
    .option('--at <time>', 'when, such as 2026-12-01T09:00+09:00; at once unless told', moment)
    .option('--forget', 'call off what is planned for that time')
    .action(
      async (
        remote: string,
        region: Region | undefined,
        open: boolean | undefined,
        options: RegionOptions,
      ) => {
        if (region === undefined) return show(remote, session)
        const { at, forget } = options
        if (forget && at !== undefined && open === undefined)
          return session.change({ type: 'forget-planned', remote, region, at })
        if (forget) throw new ReachError('usage', 'Write --forget with the region and --at alone.')
        if (open === undefined) throw new ReachError('usage', `Write on or off behind "${region}".`)
        return session.change({ type: 'region', remote, region, open, ...(at !== undefined && { at }) })
      },
    )
}

async function show(remote: string, session: Session): Promise<void> {
  const { live } = await remoteStatus(await session.service(), remote)
  if (!live) throw new ReachError('refused', `${remote} is not live yet: promote a version of it first.`)
  session.answer({ remote, regions: live.regions, planned: live.planned }, regionLines(live).join('\n'))
}

const regionLines = (live: Live): string[] =>
  liveLines(live).filter((line) => /^(regions|planned)/.test(line))
