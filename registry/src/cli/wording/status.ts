import { type Live, type RegistryStatus, regions } from '@within-reach/contract'
import { indented, moment, table } from './table'

/** The maximum number of versions listed per remote. */
const listed = 5

/** Formats what is live of every remote. */
export function statusText(status: RegistryStatus, site: string): string {
  const { revision, environment, shell, contract, remotes } = status
  const head = `Revision ${revision} of ${environment} at ${site} · shell ${shell} · calls ${contract}`
  if (remotes.length === 0) return `${head}\n\nNo remote is published yet.`
  return [head, ...remotes.map(remoteText)].join('\n\n')
}

function remoteText({ name, live, published }: RegistryStatus['remotes'][number]): string {
  const versions = published
    .slice(0, listed)
    .map(({ version, at, who }) => ['', version, `published ${moment(at)} by ${who}`])
  const rest = published.length > listed ? [`and ${published.length - listed} older`] : []
  return [
    `${name}  ${live ? `${live.current}${live.enabled ? '' : '  SWITCHED OFF'}` : 'not live yet'}`,
    ...(live ? [indented(liveLines(live))] : []),
    indented(['published', ...table(versions).split('\n'), ...rest]),
  ].join('\n')
}

/** Formats the live state of one remote, one fact per line. */
export function liveLines({ lastGood, canary, regions: open, planned }: Live): string[] {
  return [
    `last good  ${lastGood ?? 'none'}`,
    ...(canary
      ? [
          `canary     ${canary.version} at ${canary.percent} % since ${moment(canary.since)}${planText(canary)}`,
        ]
      : []),
    `regions    ${regions.map((region) => `${region} ${open[region] ? 'open' : 'CLOSED'}`).join(' · ')}`,
    ...planned.map(
      (plan) => `planned    ${plan.region} ${plan.open ? 'opens' : 'closes'} ${moment(plan.at)} (${plan.at})`,
    ),
  ]
}

function planText({ percent, plan }: NonNullable<Live['canary']>): string {
  const next = plan?.steps.find((step) => step > percent)
  if (!plan || next === undefined) return ''
  return `, next ${next} % after ${plan.everyMinutes} minutes and ${plan.least} views, while it is no worse`
}
