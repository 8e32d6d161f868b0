import { type Live, type Origins, type RegistryStatus, regions, settledAt } from '@within-reach/contract'
import { originText, versionText } from './origin'
import { rulesLines } from './rules'
import { indented, moment, table } from './table'

type RemoteStatus = RegistryStatus['remotes'][number]

/** The maximum number of versions listed per remote. */
const listed = 5

/** Formats what is live of every remote. */
export function statusText(status: RegistryStatus, site: string): string {
  const { revision, environment, shell, contract, remotes, rules } = status
  const head = [
    `Revision ${revision} of ${environment} at ${site} · shell ${shell} · calls ${contract}`,
    ...(rules?.demandProof ? rulesLines(rules) : []),
  ].join('\n')
  if (remotes.length === 0) return `${head}\n\nNo remote is published yet.`
  return [head, ...remotes.map(remoteText)].join('\n\n')
}

function remoteText(remote: RemoteStatus): string {
  const { name, live, published, origins = {} } = remote
  const versions = published.slice(0, listed).map(({ version, at, who }) => {
    const origin = origins[version]
    return ['', version, `published ${moment(at)} by ${who}`, origin ? originText(origin) : '']
  })
  const rest = published.length > listed ? [`and ${published.length - listed} older`] : []
  return [
    `${name}  ${live ? versionText(live.current, origins) + switchText(live) : 'not live yet'}`,
    ...(live ? [indented(liveLines(live, remote))] : []),
    indented(['published', ...table(versions).split('\n'), ...rest]),
  ].join('\n')
}

function switchText({ enabled, retired }: Live): string {
  if (retired) return '  RETIRED'
  return enabled ? '' : '  SWITCHED OFF'
}

/**
 * Formats the live state of one remote now, one fact per line.
 * @param about its versions' origins, and whether it has regions; older sites say neither
 */
export function liveLines(
  live: Live,
  { origins, section }: Pick<RemoteStatus, 'origins' | 'section'>,
): string[] {
  // The stored state has a scheduled switch as planned until the next change.
  const { lastGood, canary, regions: open, planned } = settledAt(live, Date.now())
  return [
    `last good  ${lastGood === undefined ? 'none' : versionText(lastGood, origins)}`,
    ...(canary
      ? [
          `canary     ${canary.version} at ${canary.percent} % since ${moment(canary.since)}${planText(canary)}`,
          ...originLine(canary.version, origins),
        ]
      : []),
    section?.regional === false
      ? 'regions    none: it is the same in every region'
      : `regions    ${regions.map((region) => `${region} ${open[region] ? 'open' : 'CLOSED'}`).join(' · ')}`,
    ...planned.map(
      (plan) => `planned    ${plan.region} ${plan.open ? 'opens' : 'closes'} ${moment(plan.at)} (${plan.at})`,
    ),
  ]
}

const originLine = (version: string, origins: Origins = {}): string[] => {
  const origin = origins[version]
  return origin ? [`           ${originText(origin)}`] : []
}

function planText({ percent, plan }: NonNullable<Live['canary']>): string {
  const next = plan?.steps.find((step) => step > percent)
  if (!plan || next === undefined) return ''
  return `, next ${next} % after ${plan.everyMinutes} minutes and ${plan.least} views, while it is no worse`
}
