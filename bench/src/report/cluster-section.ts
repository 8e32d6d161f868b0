import type { FaultResult } from '../cluster/cluster-result'
import type { ReadsFound } from '../cluster/readers'
import type { Results } from './committed-results'
import { atMost, type Judged } from './judged'
import { figure, section, spread, table } from './markdown'

const sumOf = (faults: readonly FaultResult[], figureOf: (fault: FaultResult) => number): number =>
  faults.reduce((sum, fault) => sum + figureOf(fault), 0)

/** The targets of a primary that fails. */
export function judgeCluster({ cluster: found }: Results): Judged[] {
  if (!found) return []
  const { faults } = found
  const gap = (name: string, fault: FaultResult['fault'], seconds: number) =>
    faults
      .filter((each) => each.fault === fault)
      .map((each) => atMost(`${name}: writes go on within ${seconds} s`, each.gap.most, seconds, 's'))
  const failed = (wanted: ReadsFound['kind']) =>
    sumOf(faults, ({ reads }) =>
      reads.reduce((sum, { kind, failed: some }) => sum + (kind === wanted ? some : 0), 0),
    )
  return [
    ...gap('A killed primary', 'killed', 30),
    ...gap('A primary without a network', 'network cut', 30),
    ...gap('A planned switchover', 'switched over', 5),
    atMost(
      'A new primary: acknowledged writes that are lost',
      sumOf(faults, ({ writes }) => writes.lost),
      0,
    ),
    atMost(
      'A new primary: writes that exist twice',
      sumOf(faults, ({ writes }) => writes.doubled),
      0,
    ),
    atMost('A new primary: public pages that fail', failed('page'), 0),
    atMost('A new primary: reads of lists and posts that fail', failed('call'), 0),
    atMost(
      'A new primary: announcements that are missed',
      sumOf(faults, ({ announcements, stream }) => announcements.missed + stream.missed),
      0,
    ),
  ]
}

/** A database cluster whose primary fails. */
export function clusterSection({ cluster: found }: Results): string[] {
  if (!found) return []
  const { members, instances, readsFromStandbys, faults } = found
  const names = faults[0]?.reads.map(({ name, kind }) => (kind === 'call' ? `${name} (call)` : name)) ?? []
  const standbys = readsFromStandbys
    ? 'The instances read from the standbys.'
    : 'The instances have no standbys to read from.'
  return [
    section(
      'A primary that fails',
      found,
      `${instances} instances on a PostgreSQL cluster of ${members} members with Patroni and etcd, each on a host of its own (a network namespace), behind HAProxy: \`npm run cluster -- --rounds 20\`. Each round kills everything on the primary's host (SIGKILL), cuts its network, or switches over. ${standbys} A failed write is sent again with its key; the time without writes is the longest one between two acknowledged writes of all members. All members are in sync once both standbys receive from the primary again. Times are in seconds.`,
      table(
        [
          '',
          'rounds',
          'without writes',
          'in sync after',
          'acknowledged writes',
          'lost',
          'twice',
          'registry changes',
          'missed',
          'slowest',
          'messages',
          'missed',
        ],
        faults.map(({ fault, rounds, gap, inSync, writes, announcements, stream }) => [
          fault,
          String(rounds),
          spread(gap),
          spread(inSync),
          ...[writes.acknowledged, writes.lost, writes.doubled].map(String),
          ...[announcements.changes, announcements.missed].map(String),
          figure(announcements.slowest / 1000),
          ...[stream.messages, stream.missed].map(String),
        ]),
      ),
      'Failed reads, and the slowest one in seconds:',
      table(
        ['', ...names],
        faults.map(({ fault, reads }) => [
          fault,
          ...reads.map(
            ({ requests, failed, slowest }) => `${failed} of ${requests}, ${figure(slowest / 1000)}`,
          ),
        ]),
      ),
    ),
  ]
}
