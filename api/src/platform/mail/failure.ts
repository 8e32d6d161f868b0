/**
 * Why a mail was not sent:
 * - `away`: nothing is wrong with the mail; the mail server is not there, or does not let us in
 * - `not now`: the server did not take this mail, and may later
 * - `refused`: the server said for good that there is no such recipient
 */
export type Reason = 'away' | 'not now' | 'refused'

/** What nodemailer adds to its errors. */
interface MailError extends Error {
  readonly code?: string
  /** What we had said when the server answered so. */
  readonly command?: string
  /** The server's answer (RFC 5321, section 4.2), if there was one. */
  readonly responseCode?: number
  readonly response?: string
}

/** A 5xx answer is final by RFC 5321, but 5.7 (RFC 3463) is about policy, which whoever runs the site can mend. */
const policy = /^5\d\d[ -]5\.7\./

/** Judges why a transport could not send. */
export function reasonOf(error: unknown): Reason {
  const { code, command, responseCode, response = '' } = error as MailError
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'away'
  const final = responseCode !== undefined && responseCode >= 500 && !policy.test(response)
  return final && command === 'RCPT TO' ? 'refused' : 'not now'
}

/** What may be logged of a failure: codes, and no word that names a person or comes from a mail. */
export function codesOf(error: unknown): { code?: string; command?: string; responseCode?: number } {
  const { code, command, responseCode } = error as MailError
  return { code, command, responseCode }
}
