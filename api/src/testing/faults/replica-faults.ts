import { startReplicatedCluster } from '../replicated-cluster'
import { breakApi, type Fault, reads, untilMetric } from './fault'

export const replicaFaults: readonly Fault[] = [
  {
    alert: 'ReplicaBehind',
    fault: 'a replica stops to replay',
    async produce() {
      const cluster = await startReplicatedCluster(1)
      const { url, replicas, settings } = cluster
      try {
        return await breakApi(
          { databaseThrough: () => url, settings },
          {
            async healthy(api) {
              await untilMetric(api, /^replica_in_use\{.*\} 1$/m)
              await reads(api.url)
            },
            async broken(api) {
              await replicas[0]?.pauseReplay()
              await api.signUp('ana')
              await untilMetric(api, /^replica_in_use\{.*\} 0$/m)
              await reads(api.url)
            },
          },
        )
      } finally {
        await cluster.stop()
      }
    },
  },
]
