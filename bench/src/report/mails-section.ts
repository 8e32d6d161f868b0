import type { Results } from './committed-results'
import { atMost, type Judged } from './judged'
import { figure, section, table } from './markdown'

/** What was mailed about posts and messages while the service was killed. */
export function mailsSection({ mails }: Results): string[] {
  if (!mails) return []
  const { kills, seconds, posts, messages, mails: sent, repeated } = mails
  return [
    section(
      'Mails while the service is killed',
      mails,
      `Members write while the service is killed ${kills} times in ${figure(seconds)} seconds, without a warning. ${sent} mails arrive, ${repeated} of them twice under the same Message-ID, because the service was killed before it stored that the mail server had accepted them.`,
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
      ]
    : []
