import { site, type Row } from '../panel'

export const disk: Row = {
  title: 'Disk and files',
  panels: [
    {
      title: 'Free space on the disk of DATA_DIR',
      description: 'An alert fires below 15 %.',
      unit: 'percentunit',
      alarm: { at: 0.15, low: true },
      queries: { '{{instance}}': `data_disk_free_bytes{${site}} / data_disk_size_bytes{${site}}` },
    },
    {
      title: 'File store',
      description: 'Whether uploads can be stored and read.',
      unit: 'bool_on_off',
      alarm: { at: 1, low: true },
      queries: { '{{instance}}': `file_store_up{${site}}` },
    },
    {
      title: 'Files that no post names any more',
      description: 'They are deleted every hour.',
      unit: 'short',
      queries: { waiting: `max(file_removals_waiting{${site}})` },
    },
    {
      title: 'Deleted expired data',
      description: 'Per hour, by kind.',
      unit: 'short',
      queries: {
        '{{what}}': `sum by (what) (increase(cleanup_removed_total{${site}}[1h]))`,
        '{{what}} fails': `min by (what) (cleanup_failed{${site}}) > 0`,
      },
    },
    {
      title: 'Time since the last cleanup',
      description: 'Normal: less than an hour.',
      unit: 's',
      alarm: { at: 7200 },
      queries: {
        '{{instance}}': `time() - (cleanup_last_run_timestamp_seconds{${site}} > 0)`,
      },
    },
  ],
}
