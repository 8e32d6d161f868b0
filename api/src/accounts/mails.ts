import { limits } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import type { Outbox } from '../platform/mail/outbox'
import type { Purpose } from './code-queries'

const texts: Record<Purpose, { subject: string; opening: string; otherwise: string }> = {
  'sign-up': {
    subject: 'Your Within Reach verification code',
    opening: 'To verify your email and sign up at Within Reach, enter this code:',
    otherwise: 'If you did not ask to sign up, ignore this mail. No account is opened without the code.',
  },
  reset: {
    subject: 'Your Within Reach password code',
    opening: 'To set a new password at Within Reach, enter this code:',
    otherwise: 'If you did not ask for this, ignore this mail. Your password stays as it is.',
  },
}

/** Puts the mail with a code into the outbox, in the transaction that stores the code. */
export async function mailCode(
  outbox: Outbox,
  tx: Database,
  to: string,
  purpose: Purpose,
  code: string,
): Promise<void> {
  const { subject, opening, otherwise } = texts[purpose]
  // The code stays out of the subject, which phones show on a locked screen.
  const text = `${opening}\n\n    ${code}\n\nIt is valid for 10 minutes.\n\n${otherwise}\n\nWithin Reach\n`
  await outbox.enqueue(tx, { to, subject, text, validFor: limits.codeLifetime / 1000 })
}
