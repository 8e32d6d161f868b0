import { quantile, site, type Row } from '../panel'

export const mail: Row = {
  title: 'Mail',
  panels: [
    {
      title: 'Oldest mail that waits for the mail server',
      description: 'Normal: a few seconds. Above five minutes, mails are late.',
      unit: 's',
      alarm: { at: 300 },
      queries: {
        'waits for the mail server': `max(mail_outbox_stuck_seconds{${site}})`,
        'waits for any reason': `max(mail_outbox_oldest_seconds{${site}})`,
      },
    },
    {
      title: 'Mails in the outbox',
      description: 'Waiting mails, and mails that were given up within 30 days.',
      unit: 'short',
      queries: { '{{state}}': `max by (state) (mail_outbox{${site}})` },
    },
    {
      title: 'Delay of sent mails',
      description: 'From the event to the acceptance by the mail server.',
      unit: 's',
      alarm: { at: 300 },
      queries: {
        '50 %': quantile(0.5, `mail_delay_seconds_bucket{${site}}`),
        '99 %': quantile(0.99, `mail_delay_seconds_bucket{${site}}`),
      },
    },
    {
      title: 'Failed tries to send',
      description: 'Per second, by reason. Some are normal: wrong addresses, full mailboxes.',
      unit: 'ops',
      queries: {
        '{{reason}}': `sum by (reason) (rate(mail_failures_total{${site}}[$__rate_interval]))`,
        'mail server unreachable': `1 - min(mail_server_up{${site}})`,
      },
    },
  ],
}
