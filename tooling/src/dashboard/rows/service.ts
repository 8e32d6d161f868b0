import { site, type Row } from '../panel'

export const service: Row = {
  title: 'Service',
  panels: [
    {
      title: 'Instances',
      description: 'Whether each instance answers Prometheus.',
      unit: 'bool_on_off',
      alarm: { at: 1, low: true },
      queries: { '{{instance}}': `up{${site}}` },
    },
    {
      title: 'Concurrent requests and their limit',
      description: 'Above the limit, requests are refused. The limit falls while the event loop is late.',
      unit: 'short',
      queries: {
        '{{instance}}': `http_requests_in_flight{${site}}`,
        'limit of {{instance}}': `http_requests_in_flight_limit{${site}}`,
      },
    },
    {
      title: 'Refused requests',
      description: 'Answered with 503 at once, because too many run. Normal: none.',
      unit: 'reqps',
      queries: { '{{instance}}': `rate(http_requests_shed_total{${site}}[$__rate_interval])` },
    },
    {
      title: 'Delay of the event loop, 99 %',
      description: 'Above 0.1 s, the service admits fewer requests.',
      unit: 's',
      alarm: { at: 0.1 },
      queries: { '{{instance}}': `nodejs_eventloop_lag_p99_seconds{${site}}` },
    },
    {
      title: 'Waiting costly work',
      description: 'Password hashes, pictures and searches that wait for their turn.',
      unit: 'short',
      queries: { '{{queue}}': `sum by (queue) (queue_length{${site}})` },
    },
    {
      title: 'Processor time',
      description: 'Cores in use. The service uses little more than one.',
      unit: 'short',
      queries: { '{{instance}}': `rate(process_cpu_seconds_total{${site}}[$__rate_interval])` },
    },
    {
      title: 'Memory',
      description: 'Resident memory of each process.',
      unit: 'bytes',
      queries: { '{{instance}}': `process_resident_memory_bytes{${site}}` },
    },
    {
      title: 'Starts and versions',
      description: 'How often each instance has started in an hour, with its build.',
      unit: 'short',
      queries: {
        '{{instance}} {{shell}} {{commit}}': `changes(process_start_time_seconds{${site}}[1h]) * on (job, instance) group_left (shell, commit) build_info{${site}}`,
      },
    },
  ],
}
