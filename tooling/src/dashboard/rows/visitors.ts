import { perSecond, quantile, site, type Row } from '../panel'

const requests = `http_request_duration_seconds_count{${site}`

export const visitors: Row = {
  title: 'Visitors',
  panels: [
    {
      title: 'Answered requests, 30 days',
      description: 'Objective: 99.9 %. The others failed with a status of 500 or above, or were refused.',
      kind: 'number',
      unit: 'percentunit',
      alarm: { at: 0.999, low: true },
      queries: {
        answered: `1 - sum(avg_over_time(job_part:failed_requests:rate5m{${site}}[30d])) / sum(avg_over_time(job:requests:rate5m{${site}}[30d]))`,
      },
    },
    {
      title: 'Pages and calls within 0.5 s, 30 days',
      description: 'Objective: 99 %. Calls with files are left out: they depend on the visitor’s connection.',
      kind: 'number',
      unit: 'percentunit',
      alarm: { at: 0.99, low: true },
      queries: {
        quick: `1 - sum(avg_over_time(job:slow_requests:rate5m{${site}}[30d])) / sum(avg_over_time(job:timed_requests:rate5m{${site}}[30d]))`,
      },
    },
    {
      title: 'Time without a late mail, 30 days',
      description:
        'Objective: 99.9 %. A mail is late if it waits longer than five minutes for the mail server.',
      kind: 'number',
      unit: 'percentunit',
      alarm: { at: 0.999, low: true },
      queries: { 'in time': `1 - avg(avg_over_time(job:mail_late:bool{${site}}[30d]))` },
    },
    {
      title: 'Requests',
      description: 'Answers per second, by kind.',
      unit: 'reqps',
      queries: {
        pages: perSecond(`${requests},route="/*"}`),
        calls: perSecond(`${requests},route=~"/api/.*"}`),
        'files of the site': perSecond(`${requests},route=~"/assets/.*|/remotes/.*"}`),
        uploads: perSecond(`${requests},route=~"/files/.*"}`),
      },
    },
    {
      title: 'Failed requests',
      description: 'The share of all requests, by the part that failed. Normal: none.',
      unit: 'percentunit',
      alarm: { at: 0.0144 },
      queries: { '{{part}}': `sum by (part) (job_part:failed_requests:ratio5m{${site}})` },
    },
    {
      title: 'Duration of pages and calls',
      description: 'Half, 95 % and 99 % of the answers take at most this long.',
      unit: 's',
      alarm: { at: 0.5 },
      queries: Object.fromEntries(
        [0.5, 0.95, 0.99].map((share) => [
          `${share * 100} %`,
          quantile(share, `http_request_duration_seconds_bucket{${site},route=~"/[*]|/api/.*"}`),
        ]),
      ),
    },
    {
      title: 'Open event streams',
      description: 'Browsers of members that wait for new messages.',
      unit: 'short',
      queries: { '{{instance}}': `event_streams_open{${site}}` },
    },
  ],
}
