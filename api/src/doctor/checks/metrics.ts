import { error, type Finding, ok, warning } from './finding'

/** Seconds. While the mail server is away, a mail is tried about once a minute. */
const oldMail = 300

/**
 * Judges what a running service says about itself.
 * @param text its `/metrics`
 * @param commit the commit of this build; empty if unknown
 */
export function judgeMetrics(text: string, commit: string): Finding[] {
  const value = (name: string): number | undefined => {
    const found = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1]
    return found === undefined ? undefined : Number(found)
  }
  const found: Finding[] = []
  const running = /^build_info\{[^}]*commit="([^"]*)"/m.exec(text)?.[1] ?? ''
  if (commit !== '' && running !== '' && running !== commit)
    found.push(
      warning(`The running service is build ${running}, and this is ${commit}.`, 'Restart the service.'),
    )
  const stuck = value('mail_outbox_stuck_seconds') ?? 0
  if (stuck > oldMail)
    found.push(
      warning(
        `A mail has waited for ${Math.round(stuck / 60)} minutes.`,
        'Look at the mail server below, and at "mail not sent" in the log.',
      ),
    )
  if (value('mail_server_up') === 0)
    found.push(error('The service cannot reach the mail server.', 'Look at the mail server below.'))
  if (value('file_store_up') === 0)
    found.push(
      error('The service does not use the file store after repeated failures.', 'Look at the files below.'),
    )
  if (value('database_listener_up') === 0)
    found.push(
      warning(
        'The service does not hear of changes by other instances: its LISTEN connection is lost.',
        'A pooler in between must pool by session. Otherwise the service reconnects by itself.',
      ),
    )
  const shed = value('http_requests_shed_total') ?? 0
  if (shed > 0)
    found.push(
      warning(
        `The service has refused ${shed} requests since its start, because it was busy.`,
        'If the number grows, add an instance or a processor.',
      ),
    )
  const restarts = value('embedded_database_restarts_total') ?? 0
  if (restarts > 0)
    found.push(
      warning(
        `The embedded database ended unexpectedly ${restarts} times since the start of the service.`,
        'Look at the log of the service, and at the memory of this machine.',
      ),
    )
  return found.length > 0
    ? found
    : [ok('Its mails, stores and announcements work, and it refused no request.')]
}
