import { Counter, Gauge, type Registry } from 'prom-client'
import type { OpenReads } from './reads'

/** The replicas in `/metrics`. Without replicas, the metrics have no values. */
export function registerReplicaMetrics(
  registry: Registry,
  reads: Pick<OpenReads, 'replicas' | 'answered'>,
): void {
  const registers = [registry]
  new Counter({
    name: 'database_reads_total',
    help: 'Statements of reads that a replica may answer, by the server that answered',
    labelNames: ['server'],
    registers,
    collect() {
      this.reset()
      for (const [server, count] of reads.answered()) this.inc({ server }, count)
    },
  })
  new Gauge({
    name: 'replica_in_use',
    help: '0 while a replica is left out, because it is away or behind',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const replica of reads.replicas)
        this.set({ replica: replica.name }, replica.judgement().leftOut === undefined ? 1 : 0)
    },
  })
  new Gauge({
    name: 'replica_lag_seconds',
    help: 'How far a replica is behind the primary; a minute means that or more',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const replica of reads.replicas)
        this.set({ replica: replica.name }, replica.judgement().lag / 1000)
    },
  })
}
