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
