/**
 * Why a mail was not sent:
 * - `away`: the mail is fine; the mail server is unreachable or does not accept our login
 * - `not now`: the server did not accept this mail, and may later
 * - `refused`: the server said permanently that there is no such recipient
 */
export type Reason = 'away' | 'not now' | 'refused'

/** The extra fields of nodemailer's errors. */
interface MailError extends Error {
  readonly code?: string
  /** The command that the server answered. */
  readonly command?: string
  /** The server's answer (RFC 5321, section 4.2), if any. */
  readonly responseCode?: number
  readonly response?: string
}

/** A 5xx answer is permanent by RFC 5321. But 5.7 (RFC 3463) is about policy, which the site's administrator can fix. */
const policy = /^5\d\d[ -]5\.7\./

/** Classifies why a transport could not send. */
export function reasonOf(error: unknown): Reason {
  const { code, command, responseCode, response = '' } = error as MailError
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'away'
  const final = responseCode !== undefined && responseCode >= 500 && !policy.test(response)
  return final && command === 'RCPT TO' ? 'refused' : 'not now'
}

/** The loggable part of a failure: codes, without text that names a person or comes from a mail. */
export function codesOf(error: unknown): { code?: string; command?: string; responseCode?: number } {
  const { code, command, responseCode } = error as MailError
  return { code, command, responseCode }
}
