import type { MailsResult } from '../mails/mails-result'
import type { Results } from './committed-results'
import { atMost, type Judged } from './judged'
import { figure, section, table } from './markdown'

/** What was mailed about posts and messages while the service was killed. */
export function mailsSection({ mails }: Results): string[] {
  if (!mails) return []
  const { kills, seconds, posts, messages } = mails
  return [
    section(
      'Mails while the service is killed',
      mails,
      `Members write while the service is killed ${kills} times in ${figure(seconds)} seconds, without a warning. ${repeatedMails(mails)}`,
      table(
        ['', 'to be reported', 'missed', 'reported by two mails'],
        [
          ['a new post, by a saved search', String(posts.due), String(posts.missed), String(posts.twice)],
          ['a message', String(messages.due), String(messages.missed), String(messages.twice)],
        ],
      ),
    ),
  ]
}

/**
 * The share of repeated mails depends on how often the service is killed: it is the time between the end of a mail and the commit
 * that follows the answer, divided by the time between two kills.
 */
function repeatedMails({ kills, sending, mails, repeated }: MailsResult): string {
  const arrived = `${mails} mails arrive, ${repeated} of them twice under the same Message-ID`
  if (repeated === 0) return `${arrived}.`
  const untilKill = sending / kills
  const uncertain = (repeated / mails) * untilKill
  return [
    `${arrived}: one in ${figure(mails / repeated)}, or ${figure(repeated / kills)} for each kill.`,
    'The service was killed between the end of such a mail and the commit that follows the answer of the mail server.',
    `Each kill comes after ${figure(untilKill)} seconds of sending on average, so a mail is in this state for about ${figure(uncertain * 1000, 'ms')}.`,
    `With one kill in an hour of sending, one mail in ${figure(3600 / uncertain)} would arrive twice.`,
  ].join(' ')
}

/** The targets of mails under kills. */
export const judgeMails = ({ mails }: Results): Judged[] =>
  mails
    ? [
        atMost(
          `${mails.kills} kills: posts and messages of which no mail comes`,
          mails.posts.missed + mails.messages.missed,
          0,
        ),
        atMost(
          `${mails.kills} kills: posts and messages of which two mails come`,
          mails.posts.twice + mails.messages.twice,
          0,
        ),
        {
          target: `${mails.kills} kills: at most 1 in 10,000 mails comes twice, under the same Message-ID`,
          measured: `${mails.repeated} of ${mails.mails}`,
          // Fewer mails do not show that it is so rare.
          met: mails.mails >= 10_000 && mails.repeated / mails.mails <= 1 / 10_000,
        },
      ]
    : []
