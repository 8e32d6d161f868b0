import type { MailTexts } from './mail-parts'

/** The texts of mails about moderation, in English. */
export const english: MailTexts = {
  reasons: {
    scam: 'fraud or an attempt at it',
    spam: 'advertising or repeated texts',
    harassment: 'harassment or threats',
    hate: 'hatred against a group of people',
    illegal: 'something illegal',
    'private-data': 'private data of others',
    misplaced: 'a text in the wrong place',
    other: 'another breach of the terms',
  },
  decided: {
    subject: 'A decision about your account at Within Reach',
    actions: {
      hide: () => 'A moderator has hidden something that you wrote. Nobody else can read it now.',
      remove: () =>
        'A moderator has removed something that you wrote. Nobody else can read it now, and it will be deleted in 30 days.',
      warn: () => 'A moderator has warned you about something that you wrote. It stays where it is.',
      limit: (until) =>
        `A moderator has limited your account until ${until}. Until then you can publish three texts a day.`,
      suspend: (until) =>
        `A moderator has suspended your account until ${until}. Until then you can log in and read, but not write.`,
      ban: () => 'A moderator has closed your account. You can no longer log in.',
    },
    several: (count) => `The decision is about ${count} texts that you wrote.`,
    reason: (reason) => `The reason: ${reason}.`,
    note: 'The moderator adds:',
    appeal:
      'If you think that this is a mistake, you can appeal once within 30 days. Another moderator then decides. Read the decision and appeal here:',
  },
  reversed: [
    'A decision about your account was reversed',
    'A decision of a moderator about you was reversed. What it hid can be read again, and its limit or suspension has ended, unless another decision is in force.',
  ],
  upheld: [
    'Your appeal was upheld',
    'Another moderator has read your appeal and agrees with you. The decision was reversed: what it hid can be read again, and its limit or suspension has ended, unless another decision is in force.',
  ],
  upheldButGone: [
    'Your appeal was upheld',
    'Another moderator has read your appeal and agrees with you. The decision was reversed. What was hidden cannot be read again, because it, or the post that it belonged to, is no longer there.',
  ],
  reopened: 'Your account is open again, and you can log in.',
  dismissed: [
    'Your appeal was dismissed',
    'Another moderator has read your appeal. The decision stays as it is.',
  ],
  answer: 'Their answer:',
  acted: [
    'Your report at Within Reach',
    'Thank you for your report. A moderator has looked at it and has acted on it.',
  ],
  kept: [
    'Your report at Within Reach',
    'Thank you for your report. A moderator has looked at it and found no breach of the terms, so nothing was changed.',
  ],
  ownReports: 'Your reports and what became of them:',
  ownNotices: 'All decisions about you:',
}
