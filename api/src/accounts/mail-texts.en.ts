import type { AccountMail } from './account-mail'
import type { ClientName } from '../platform/client-name'
import type { MailTexts } from './email/change-mail'

/** A mail about a code or a password, in English. */
export function inEnglish(mail: AccountMail): MailTexts {
  switch (mail.about) {
    case 'sign-up':
      return {
        subject: 'Your Within Reach verification code',
        text: [
          'To verify your email and sign up at Within Reach, enter this code:',
          `    ${mail.code}`,
          'It is valid for 10 minutes.',
          'If you did not ask to sign up, ignore this mail. No account is opened without the code.',
        ],
      }
    case 'reset':
      return {
        subject:
          mail.code === undefined ? 'Your Within Reach password link' : 'Your Within Reach password code',
        text: [
          ...(mail.code === undefined
            ? [
                'Wrong codes were entered for your account, so for now a code of five digits is not enough.',
                'To set a new password at Within Reach, open this link. It is valid for an hour:',
              ]
            : [
                'To set a new password at Within Reach, enter this code in the browser in which you asked for it:',
                `    ${mail.code}`,
                'It is valid for 10 minutes. If it is not accepted, open this link, which is valid for an hour:',
              ]),
          mail.link,
          'If you did not ask for this, ignore this mail. Your password stays as it is.',
        ],
      }
    case 'new password': {
      const { removed, kept } = mail.passkeys
      return {
        subject: 'Your Within Reach password was changed',
        text: [
          `The password of your account at Within Reach was changed with ${nameOf(mail.client)}.`,
          ...(removed.length > 0
            ? [
                `Passkeys that were added in the last 7 days no longer log in: ${quoted(removed)}. If they are yours, add them again in your profile.`,
              ]
            : []),
          ...(kept.length > 0 ? [`These passkeys still log in: ${quoted(kept)}.`] : []),
          'If that was you, there is nothing to do.',
          'If it was not, open this link within 7 days and choose another password. This reverts the change and logs out everywhere:',
          mail.link,
        ],
      }
    }
  }
}

/** Such as "Chrome on Windows". */
const nameOf = ({ browser, system }: ClientName): string =>
  [browser ?? 'a browser', ...(system === null ? [] : [`on ${system}`])].join(' ')

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')
