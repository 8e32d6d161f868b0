import type { Localized } from './languages'
import type { ModerationAction } from './notices'
import type { ContentKind, ReportReason } from './reports'

/** The names of content that can be reported. */
export const contentKindNames: Readonly<Record<ContentKind, Localized>> = {
  post: { en: 'Post', ko: '게시글', zh: '帖子' },
  comment: { en: 'Comment', ko: '댓글', zh: '评论' },
  message: { en: 'Message', ko: '쪽지', zh: '消息' },
}

/** The names of the reasons, for those who report, those who decide, and those who are told. */
export const reportReasonNames: Readonly<Record<ReportReason, Localized>> = {
  scam: { en: 'Scam or fraud', ko: '사기', zh: '诈骗或欺诈' },
  spam: { en: 'Advertising', ko: '광고', zh: '广告' },
  harassment: { en: 'Harassment', ko: '괴롭힘', zh: '骚扰' },
  hate: { en: 'Hate', ko: '혐오', zh: '仇恨' },
  illegal: { en: 'Something illegal', ko: '불법', zh: '违法内容' },
  'private-data': { en: 'Private data', ko: '개인 정보', zh: '个人隐私' },
  misplaced: { en: 'In the wrong place', ko: '맞지 않는 곳에 있음', zh: '放错了地方' },
  other: { en: 'Something else', ko: '기타', zh: '其他' },
}

/** The names of what a moderator decides: `order` as on a button, `done` as in a history. */
export const moderationActionNames: Readonly<
  Record<ModerationAction, { readonly order: Localized; readonly done: Localized }>
> = {
  dismiss: {
    order: { en: 'Dismiss', ko: '문제 없음', zh: '未发现违规' },
    done: { en: 'Dismissed', ko: '문제 없음', zh: '未发现违规' },
  },
  hide: { order: { en: 'Hide', ko: '숨기기', zh: '隐藏' }, done: { en: 'Hidden', ko: '숨김', zh: '已隐藏' } },
  remove: {
    order: { en: 'Remove', ko: '삭제', zh: '删除' },
    done: { en: 'Removed', ko: '삭제됨', zh: '已删除' },
  },
  warn: { order: { en: 'Warn', ko: '경고', zh: '警告' }, done: { en: 'Warned', ko: '경고함', zh: '已警告' } },
  limit: {
    order: { en: 'Limit', ko: '글쓰기 제한', zh: '限制发布' },
    done: { en: 'Limited', ko: '글쓰기 제한됨', zh: '已限制发布' },
  },
  suspend: {
    order: { en: 'Suspend', ko: '이용 정지', zh: '暂停使用' },
    done: { en: 'Suspended', ko: '이용 정지됨', zh: '已暂停使用' },
  },
  ban: {
    order: { en: 'Ban', ko: '영구 정지', zh: '封禁' },
    done: { en: 'Banned', ko: '영구 정지됨', zh: '已封禁' },
  },
}
