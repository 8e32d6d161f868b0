import type { Language, ModerationAction, ReportReason } from '@within-reach/contract'

/** What is told of a decision, a reversal, an answer, or the end of a report. No mail quotes what members wrote. */
export interface MailTexts {
  readonly reasons: Readonly<Record<ReportReason, string>>
  readonly decided: {
    readonly subject: string
    /** @param until the end of a limit or suspension, as a day */
    readonly actions: Readonly<Record<Exclude<ModerationAction, 'dismiss'>, (until: string) => string>>
    readonly reason: (reason: string) => string
    readonly note: string
    readonly appeal: string
  }
  readonly reversed: readonly [subject: string, text: string]
  readonly upheld: readonly [subject: string, text: string]
  readonly dismissed: readonly [subject: string, text: string]
  readonly answer: string
  readonly acted: readonly [subject: string, text: string]
  readonly kept: readonly [subject: string, text: string]
  readonly ownReports: string
  readonly ownNotices: string
}

const english: MailTexts = {
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
    reason: (reason) => `The reason: ${reason}.`,
    note: 'The moderator adds:',
    appeal:
      'If you think that this is a mistake, you can appeal once within 30 days. Another moderator then decides. Read the decision and appeal here:',
  },
  reversed: [
    'A decision about your account was reversed',
    'A decision of a moderator about you was reversed. What was hidden can be read again, and a limit or suspension has ended.',
  ],
  upheld: [
    'Your appeal was upheld',
    'Another moderator has read your appeal and agrees with you. The decision was reversed: what was hidden can be read again, and a limit or suspension has ended.',
  ],
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

const korean: MailTexts = {
  reasons: {
    scam: '사기 또는 사기 시도',
    spam: '광고 또는 반복된 글',
    harassment: '괴롭힘 또는 위협',
    hate: '특정 집단에 대한 혐오',
    illegal: '불법 행위',
    'private-data': '다른 사람의 개인 정보',
    misplaced: '게시판에 맞지 않는 글',
    other: '그 밖의 약관 위반',
  },
  decided: {
    subject: 'Within Reach 계정에 대한 결정을 알려 드립니다',
    actions: {
      hide: () => '운영자가 회원님이 쓴 글을 숨겼습니다. 이제 다른 사람은 그 글을 볼 수 없습니다.',
      remove: () =>
        '운영자가 회원님이 쓴 글을 내렸습니다. 이제 다른 사람은 그 글을 볼 수 없으며, 30일 뒤에 삭제됩니다.',
      warn: () => '운영자가 회원님이 쓴 글에 대해 경고했습니다. 글은 그대로 남아 있습니다.',
      limit: (until) =>
        `운영자가 ${until}까지 회원님의 계정을 제한했습니다. 그때까지는 하루에 글을 세 개까지 올릴 수 있습니다.`,
      suspend: (until) =>
        `운영자가 ${until}까지 회원님의 계정을 정지했습니다. 그때까지는 로그인해서 읽을 수 있지만 글을 쓸 수 없습니다.`,
      ban: () => '운영자가 회원님의 계정을 닫았습니다. 이제 로그인할 수 없습니다.',
    },
    reason: (reason) => `사유: ${reason}`,
    note: '운영자의 말:',
    appeal:
      '잘못된 결정이라고 생각하시면 30일 안에 한 번 이의를 제기할 수 있습니다. 다른 운영자가 다시 판단합니다. 결정 내용 확인과 이의 제기는 여기에서 할 수 있습니다:',
  },
  reversed: [
    '계정에 대한 결정이 취소되었습니다',
    '회원님에 대한 운영자의 결정이 취소되었습니다. 숨겨진 글은 다시 볼 수 있고, 제한이나 정지는 끝났습니다.',
  ],
  upheld: [
    '이의 제기가 받아들여졌습니다',
    '다른 운영자가 회원님의 이의 제기를 검토하고 받아들였습니다. 결정은 취소되었습니다. 숨겨진 글은 다시 볼 수 있고, 제한이나 정지는 끝났습니다.',
  ],
  dismissed: [
    '이의 제기가 받아들여지지 않았습니다',
    '다른 운영자가 회원님의 이의 제기를 검토했습니다. 결정은 그대로 유지됩니다.',
  ],
  answer: '답변:',
  acted: [
    'Within Reach 신고 결과를 알려 드립니다',
    '신고해 주셔서 감사합니다. 운영자가 신고를 검토하고 조치했습니다.',
  ],
  kept: [
    'Within Reach 신고 결과를 알려 드립니다',
    '신고해 주셔서 감사합니다. 운영자가 신고를 검토했지만 약관 위반을 찾지 못해 그대로 두었습니다.',
  ],
  ownReports: '내 신고와 처리 결과:',
  ownNotices: '나에 대한 모든 결정:',
}

/** The texts of mails about moderation, by language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en: english, ko: korean }
