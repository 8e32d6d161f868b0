import type { Localized } from './languages'
import type { ModerationAction } from './notices'
import type { ContentKind, ReportReason } from './reports'

/** The names of content that can be reported. */
export const contentKindNames: Readonly<Record<ContentKind, Localized>> = {
  post: { en: 'Post', ko: '게시글', zh: '帖子', vi: 'Bài đăng' },
  comment: { en: 'Comment', ko: '댓글', zh: '评论', vi: 'Bình luận' },
  message: { en: 'Message', ko: '쪽지', zh: '消息', vi: 'Tin nhắn' },
}

/** The names of the reasons, for those who report, those who decide, and those who are told. */
export const reportReasonNames: Readonly<Record<ReportReason, Localized>> = {
  scam: { en: 'Scam or fraud', ko: '사기', zh: '诈骗或欺诈', vi: 'Lừa đảo' },
  spam: { en: 'Advertising', ko: '광고', zh: '广告', vi: 'Quảng cáo' },
  harassment: { en: 'Harassment', ko: '괴롭힘', zh: '骚扰', vi: 'Quấy rối' },
  hate: { en: 'Hate', ko: '혐오', zh: '仇恨', vi: 'Thù ghét' },
  illegal: { en: 'Something illegal', ko: '불법', zh: '违法内容', vi: 'Nội dung trái pháp luật' },
  'private-data': { en: 'Private data', ko: '개인 정보', zh: '个人隐私', vi: 'Dữ liệu riêng tư' },
  misplaced: { en: 'In the wrong place', ko: '맞지 않는 곳에 있음', zh: '放错了地方', vi: 'Đăng sai chỗ' },
  other: { en: 'Something else', ko: '기타', zh: '其他', vi: 'Lý do khác' },
}

/** The names of what a moderator decides: `order` as on a button, `done` as in a history. */
export const moderationActionNames: Readonly<
  Record<ModerationAction, { readonly order: Localized; readonly done: Localized }>
> = {
  dismiss: {
    order: { en: 'Dismiss', ko: '문제 없음', zh: '未发现违规', vi: 'Bác bỏ' },
    done: { en: 'Dismissed', ko: '문제 없음', zh: '未发现违规', vi: 'Đã bác bỏ' },
  },
  hide: {
    order: { en: 'Hide', ko: '숨기기', zh: '隐藏', vi: 'Ẩn' },
    done: { en: 'Hidden', ko: '숨김', zh: '已隐藏', vi: 'Đã ẩn' },
  },
  remove: {
    order: { en: 'Remove', ko: '삭제', zh: '删除', vi: 'Gỡ' },
    done: { en: 'Removed', ko: '삭제됨', zh: '已删除', vi: 'Đã gỡ' },
  },
  warn: {
    order: { en: 'Warn', ko: '경고', zh: '警告', vi: 'Cảnh cáo' },
    done: { en: 'Warned', ko: '경고함', zh: '已警告', vi: 'Đã cảnh cáo' },
  },
  limit: {
    order: { en: 'Limit', ko: '글쓰기 제한', zh: '限制发布', vi: 'Giới hạn' },
    done: { en: 'Limited', ko: '글쓰기 제한됨', zh: '已限制发布', vi: 'Đã giới hạn' },
  },
  suspend: {
    order: { en: 'Suspend', ko: '이용 정지', zh: '暂停使用', vi: 'Tạm khóa' },
    done: { en: 'Suspended', ko: '이용 정지됨', zh: '已暂停使用', vi: 'Đã tạm khóa' },
  },
  ban: {
    order: { en: 'Ban', ko: '영구 정지', zh: '封禁', vi: 'Cấm' },
    done: { en: 'Banned', ko: '영구 정지됨', zh: '已封禁', vi: 'Đã cấm' },
  },
}
