import type { Localized } from './languages'
import type { ModerationAction } from './notices'
import type { ContentKind, ReportReason } from './reports'

/** The names of content that can be reported. */
export const contentKindNames: Readonly<Record<ContentKind, Localized>> = {
  post: { en: 'Post', ko: '게시글' },
  comment: { en: 'Comment', ko: '댓글' },
  message: { en: 'Message', ko: '쪽지' },
}

/** The names of the reasons, for those who report, those who decide, and those who are told. */
export const reportReasonNames: Readonly<Record<ReportReason, Localized>> = {
  scam: { en: 'Scam or fraud', ko: '사기' },
  spam: { en: 'Advertising', ko: '광고' },
  harassment: { en: 'Harassment', ko: '괴롭힘' },
  hate: { en: 'Hate', ko: '혐오' },
  illegal: { en: 'Something illegal', ko: '불법' },
  'private-data': { en: 'Private data', ko: '개인 정보' },
  misplaced: { en: 'In the wrong place', ko: '맞지 않는 곳에 있음' },
  other: { en: 'Something else', ko: '기타' },
}

/** The names of what a moderator decides: `order` as on a button, `done` as in a history. */
export const moderationActionNames: Readonly<
  Record<ModerationAction, { readonly order: Localized; readonly done: Localized }>
> = {
  dismiss: { order: { en: 'Dismiss', ko: '문제 없음' }, done: { en: 'Dismissed', ko: '문제 없음' } },
  hide: { order: { en: 'Hide', ko: '숨기기' }, done: { en: 'Hidden', ko: '숨김' } },
  remove: { order: { en: 'Remove', ko: '삭제' }, done: { en: 'Removed', ko: '삭제됨' } },
  warn: { order: { en: 'Warn', ko: '경고' }, done: { en: 'Warned', ko: '경고함' } },
  limit: { order: { en: 'Limit', ko: '글쓰기 제한' }, done: { en: 'Limited', ko: '글쓰기 제한됨' } },
  suspend: { order: { en: 'Suspend', ko: '이용 정지' }, done: { en: 'Suspended', ko: '이용 정지됨' } },
  ban: { order: { en: 'Ban', ko: '영구 정지' }, done: { en: 'Banned', ko: '영구 정지됨' } },
}
