import { quantile, site, type Row } from '../panel'

export const remotes: Row = {
  title: 'Remotes and canaries',
  panels: [
    {
      title: 'Page views by version',
      description: 'What browsers report. A canary gets its share.',
      unit: 'ops',
      queries: {
        '{{remote}} {{version}}': `sum by (remote, version) (rate(remote_views_total{${site}}[$__rate_interval]))`,
      },
    },
    {
      title: 'Faults by version',
      description: 'Faults per page view, by kind.',
      unit: 'percentunit',
      queries: {
        '{{remote}} {{version}} {{kind}}': `sum by (remote, version, kind) (rate(remote_failures_total{${site}}[$__rate_interval])) / on (remote, version) group_left () sum by (remote, version) (rate(remote_views_total{${site}}[$__rate_interval]))`,
      },
    },
    {
      title: 'Time until the first screen, 95 %',
      description: 'From the start of loading to the first screen of the version.',
      unit: 's',
      queries: {
        '{{remote}} {{version}}': quantile(
          0.95,
          `remote_mount_seconds_bucket{${site}}`,
          'le, remote, version',
        ),
      },
    },
    {
      title: 'Versions that need people',
      description: 'Versions that fail widely, and canaries whose verdict was not carried out. Normal: none.',
      unit: 'short',
      alarm: { at: 1 },
      queries: {
        '{{remote}} {{version}} fails widely': `max by (remote, version) (remote_fails_widely{${site}})`,
        '{{remote}} {{version}} {{reason}}': `max by (remote, version, reason) (canary_blocked{${site}})`,
      },
    },
    {
      title: 'Reports that were dropped',
      description: 'Page views that are missing in the figures, because the database was away for long.',
      unit: 'short',
      queries: { '{{instance}}': `health_views_dropped{${site}}` },
    },
    {
      title: 'Canaries that were ended',
      description: 'Seconds since a canary was ended because it was worse.',
      unit: 's',
      queries: {
        '{{remote}} {{version}}': `time() - max by (remote, version) (canary_ended_timestamp_seconds{${site}})`,
      },
    },
  ],
}
