import {
  type DataOf,
  inEnglish,
  type Live,
  type registryHealth,
  sentence,
  type VersionHealth,
} from '@within-reach/contract'
import { indented, moment, table } from './table'
import { roleOf } from './versions'

/** Formats the browser reports about a remote's versions. */
export function healthText({ versions, canary }: DataOf<typeof registryHealth>, live: Live): string {
  return [
    ...versions.map((version) => versionText(version, roleOf(version.version, live) ?? 'live')),
    ...(canary ? [`canary: ${canary.text}`] : []),
  ].join('\n\n')
}

function versionText(version: VersionHealth, role: string): string {
  const { views, loadFailures, mountFailures, crashes, median, slowest, vitals, faults } = version
  const times =
    median === null || slowest === null
      ? []
      : [`shown after ${median} ms (median), ${slowest} ms (95th percentile)`]
  const figures = [
    `${views} page ${viewNoun(views)}`,
    `${loadFailures} not loaded`,
    `${mountFailures} not shown`,
    `${crashes} crashed`,
    ...times,
  ]
  const rows = faults.map(({ kind, name, place, times: often, last }) => [
    `${often} ×`,
    inEnglish(sentence(`fault-${kind}`, {})),
    name,
    place ?? '',
    `last ${moment(last)}`,
  ])
  const lines = [
    figures.join(' · '),
    ...vitalLines(vitals),
    ...(rows.length > 0 ? table(rows).split('\n') : []),
  ]
  return `${version.version}  ${role}\n${indented(lines)}`
}

const viewNoun = (count: number): string => (count === 1 ? 'view' : 'views')
const viewsText = (count: number): string => `${count} ${viewNoun(count)}`

/** The web vitals, or no line if nothing was measured. */
function vitalLines({ lcp, inp, cls, mount }: VersionHealth['vitals']): string[] {
  const figures = [
    lcp && `largest paint ${lcp.value} ms (${viewsText(lcp.views)})`,
    inp && `response to input ${inp.value} ms (${viewsText(inp.views)})`,
    cls && `layout shift ${cls.value} (${viewsText(cls.views)})`,
    mount && `mount ${mount.value} ms on the main thread (${viewsText(mount.views)})`,
  ].filter((figure) => figure)
  return figures.length === 0 ? [] : [`at 75 of 100 views: ${figures.join(' · ')}`]
}
