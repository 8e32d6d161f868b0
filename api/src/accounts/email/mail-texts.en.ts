import type { ChangeMail, MailTexts } from './change-mail'

/** A mail about a change of email, in English. */
export function inEnglish(mail: ChangeMail): MailTexts {
  switch (mail.about) {
    case 'code':
      return {
        subject: 'Confirm your new email at Within Reach',
        text: [
          'To use this address for your account at Within Reach, enter this code in your profile:',
          `    ${mail.code}`,
          'It is valid for 10 minutes.',
          'If you did not ask for this, ignore this mail. Nothing happens without the code.',
        ],
      }
    case 'in use':
      return {
        subject: 'Your email has an account at Within Reach already',
        text: [
          'Somebody asked to use this address for their account at Within Reach. An account has it already, or had it until a few days ago, so nothing was changed.',
          'If that was you, log in with this address instead, or use another one.',
          'If it was not, ignore this mail.',
        ],
      }
    case 'asked':
      return {
        subject: 'A new email was asked for at Within Reach',
        text: [
          `Somebody who knows your password asked to change the email of your account at Within Reach to ${mail.masked}. We mailed a code to that address. Until it is entered, nothing changes.`,
          'If that was you, there is nothing to do.',
          'If it was not, open this link within 7 days and choose another password. This stops the change, or takes it back, and logs out everywhere:',
          mail.link,
        ],
      }
    case 'changed':
      return {
        subject: 'Your Within Reach email was changed',
        text: [
          `The email of your account at Within Reach was changed to ${mail.masked}. From now on you log in with that address, and mails go there. Every other browser was logged out.`,
          'If that was you, there is nothing to do. Nobody else can use your old address for an account in the next 7 days.',
          'If it was not, open this link within 7 days and choose another password. Your account then has this address again, and is logged out everywhere:',
          mail.link,
        ],
      }
    case 'returned':
      return {
        subject: 'Your Within Reach email was changed',
        text: [
          `The email of your account at Within Reach was changed back to ${mail.masked}, which it had before this one. From now on you log in with that address, and mails go there.`,
          'If that was not you, reset the password with that address, or write to the people who run the site.',
        ],
      }
    case 'taken back':
      return {
        subject: 'The change of your Within Reach email was taken back',
        text: [
          'The account at Within Reach that had this address has its earlier address again, with another password. A link in a mail to that address did this.',
          'If you think that this is wrong, write to the people who run the site.',
        ],
      }
  }
}
