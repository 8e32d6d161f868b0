import { site, type Row } from '../panel'

export const database: Row = {
  title: 'Database',
  panels: [
    {
      title: 'Database, and announcements of other instances',
      description: 'Whether the database answers, and whether the connection for announcements is open.',
      unit: 'bool_on_off',
      alarm: { at: 1, low: true },
      queries: {
        'database of {{instance}}': `database_up{${site}}`,
        'announcements to {{instance}}': `database_listener_up{${site}}`,
      },
    },
    {
      title: 'Connections',
      description:
        'Of the pool of each instance, 20 at most. Awaited: requests that wait for one. Normal: none.',
      unit: 'short',
      queries: { '{{instance}} {{state}}': `database_connections{${site}}` },
    },
    {
      title: 'Replicas in use',
      description: 'Whether reads go to each replica. One that is away or behind is left out.',
      unit: 'bool_on_off',
      alarm: { at: 1, low: true },
      queries: { '{{replica}}, for {{instance}}': `replica_in_use{${site}}` },
    },
    {
      title: 'Lag of the replicas',
      description: 'Above half a second a replica is left out. Normal: below 0.3 s.',
      unit: 's',
      alarm: { at: 0.5 },
      queries: { '{{replica}}': `max by (replica) (replica_lag_seconds{${site}})` },
    },
    {
      title: 'Reads by server',
      description:
        'Statements of lists, posts, comments and searches. The primary answers those that no replica may.',
      unit: 'ops',
      queries: { '{{server}}': `sum by (server) (rate(database_reads_total{${site}}[$__rate_interval]))` },
    },
    {
      title: 'Restarts of the embedded server',
      description: 'Since the start of the service. Normal: none.',
      unit: 'short',
      queries: { '{{instance}}': `embedded_database_restarts_total{${site}}` },
    },
    {
      title: 'Newest migration',
      description: 'All instances show the same one, except during a release.',
      unit: 'short',
      queries: { '{{migration}}': `count by (migration) (schema_info{${site}})` },
    },
  ],
}
