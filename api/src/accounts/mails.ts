import { limits } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import type { Outbox } from '../platform/mail/outbox'

// Codes are not in the subject, because phones show it on a locked screen.

/** Puts the mail with a sign-up code into the outbox, in the transaction that stores the code. */
export async function mailSignUpCode(outbox: Outbox, tx: Database, to: string, code: string): Promise<void> {
  await outbox.enqueue(tx, {
    to,
    subject: 'Your Within Reach verification code',
    text: textOf(
      'To verify your email and sign up at Within Reach, enter this code:',
      `    ${code}`,
      'It is valid for 10 minutes.',
      'If you did not ask to sign up, ignore this mail. No account is opened without the code.',
    ),
    validFor: limits.codeLifetime / 1000,
  })
}

/**
 * Puts the mail with a reset code and its link into the outbox, in the transaction that stores them.
 * @param code absent if only the link is accepted
 */
export async function mailResetCode(
  outbox: Outbox,
  tx: Database,
  to: string,
  code: string | undefined,
  link: string,
): Promise<void> {
  const ways =
    code === undefined
      ? [
          'Wrong codes were entered for your account, so for now a code of five digits is not enough.',
          'To set a new password at Within Reach, open this link. It is valid for an hour:',
        ]
      : [
          'To set a new password at Within Reach, enter this code in the browser in which you asked for it:',
          `    ${code}`,
          'It is valid for 10 minutes. If it is not accepted, open this link, which is valid for an hour:',
        ]
  await outbox.enqueue(tx, {
    to,
    subject: code === undefined ? 'Your Within Reach password link' : 'Your Within Reach password code',
    text: textOf(
      ...ways,
      link,
      'If you did not ask for this, ignore this mail. Your password stays as it is.',
    ),
    // The mail expires with the code: a later mail is useless to somebody who waits, although the link is valid longer.
    validFor: limits.codeLifetime / 1000,
  })
}

/** A changed password. */
interface NewPassword {
  /** Where it was changed, such as "Chrome on Windows". */
  readonly client: string
  /** Sets another password and ends every sign-in. */
  readonly link: string
  readonly passkeys: { readonly removed: readonly string[]; readonly kept: readonly string[] }
}

/** Puts the mail about a changed password into the outbox, in the transaction that changes it. */
export async function mailNewPassword(
  outbox: Outbox,
  tx: Database,
  to: string,
  { client, link, passkeys: { removed, kept } }: NewPassword,
): Promise<void> {
  await outbox.enqueue(tx, {
    to,
    subject: 'Your Within Reach password was changed',
    text: textOf(
      `The password of your account at Within Reach was changed with ${client}.`,
      ...(removed.length > 0
        ? [
            `Passkeys that were added in the last 7 days no longer log in: ${quoted(removed)}. If they are yours, add them again in your profile.`,
          ]
        : []),
      ...(kept.length > 0 ? [`These passkeys still log in: ${quoted(kept)}.`] : []),
      'If that was you, there is nothing to do.',
      'If it was not, open this link within 7 days and choose another password. This reverts the change and logs out everywhere:',
      link,
    ),
  })
}

/** Puts the mail about a new passkey into the outbox, in the transaction that adds it. */
export async function mailNewPasskey(outbox: Outbox, tx: Database, to: string): Promise<void> {
  await outbox.enqueue(tx, {
    to,
    subject: 'A passkey was added to your Within Reach account',
    text: textOf(
      'A passkey was added to your account at Within Reach.',
      'If that was not you, change your password, log out everywhere and tell the people who run the site.',
    ),
  })
}

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')

const textOf = (...paragraphs: string[]): string => [...paragraphs, 'Within Reach', ''].join('\n\n')
