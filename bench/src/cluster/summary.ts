import { spreadOf } from '../measure/statistics'
import { type FaultResult, faultNames, type Round } from './cluster-result'

/** Adds the rounds of each fault up. Faults without a round are omitted. */
export const summaryOf = (rounds: readonly Round[]): FaultResult[] =>
  faultNames.flatMap((fault) => {
    const own = rounds.filter((round) => round.fault === fault)
    const [first] = own
    if (!first) return []
    const sum = (figure: (round: Round) => number) => own.reduce((total, round) => total + figure(round), 0)
    const most = (figure: (round: Round) => number) => Math.max(...own.map(figure))
    return [
      {
        fault,
        rounds: own.length,
        gap: spreadOf(own.map(({ gap }) => gap)),
        inSync: spreadOf(own.map(({ inSync }) => inSync)),
        writes: {
          acknowledged: sum(({ writes }) => writes.acknowledged),
          lost: sum(({ writes }) => writes.lost),
          doubled: sum(({ writes }) => writes.doubled),
        },
        reads: first.reads.map(({ name, kind }, at) => ({
          name,
          kind,
          requests: sum(({ reads }) => reads[at]?.requests ?? 0),
          failed: sum(({ reads }) => reads[at]?.failed ?? 0),
          slowest: most(({ reads }) => reads[at]?.slowest ?? 0),
        })),
        announcements: {
          changes: sum(({ announcements }) => announcements.changes),
          missed: sum(({ announcements }) => announcements.missed),
          slowest: most(({ announcements }) => announcements.slowest),
        },
        stream: {
          messages: sum(({ stream }) => stream.messages),
          missed: sum(({ stream }) => stream.missed),
        },
      },
    ]
  })
