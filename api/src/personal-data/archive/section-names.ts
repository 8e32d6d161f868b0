import type { Localized } from '@within-reach/contract'
import type { SectionName } from '../tables'

/** The headings of the parts of the archive. */
export const sectionTitles: Readonly<Record<SectionName, Localized>> = {
  account: { en: 'Account', ko: '계정', zh: '账号', vi: 'Tài khoản' },
  signIns: {
    en: 'Where you are logged in',
    ko: '로그인한 기기',
    zh: '您登录的设备',
    vi: 'Nơi bạn đang đăng nhập',
  },
  posts: { en: 'Posts', ko: '게시글', zh: '帖子', vi: 'Bài đăng' },
  comments: { en: 'Comments', ko: '댓글', zh: '评论', vi: 'Bình luận' },
  received: {
    en: 'Messages that you received',
    ko: '받은 쪽지',
    zh: '您收到的消息',
    vi: 'Tin nhắn bạn đã nhận',
  },
  sent: { en: 'Messages that you sent', ko: '보낸 쪽지', zh: '您发送的消息', vi: 'Tin nhắn bạn đã gửi' },
  inquiries: { en: 'Inquiries', ko: '문의', zh: '咨询', vi: 'Yêu cầu tư vấn' },
  answers: {
    en: 'What you and our agents wrote about them',
    ko: '문의에 대한 대화와 추천받은 집',
    zh: '您与我们的顾问就咨询往来的内容',
    vi: 'Những gì bạn và người tư vấn của chúng tôi đã viết về các yêu cầu',
  },
  hidden: {
    en: 'What moderators hid',
    ko: '운영진이 숨긴 글',
    zh: '版主隐藏的内容',
    vi: 'Những gì người kiểm duyệt đã ẩn',
  },
  decisions: {
    en: 'Decisions of moderators about you',
    ko: '나에 대한 운영진의 결정',
    zh: '版主关于您的决定',
    vi: 'Quyết định của người kiểm duyệt về bạn',
  },
  reports: { en: 'Your reports', ko: '내 신고', zh: '您的举报', vi: 'Báo cáo của bạn' },
  blocks: {
    en: 'Members whom you blocked',
    ko: '내가 차단한 회원',
    zh: '您屏蔽的会员',
    vi: 'Thành viên bạn đã chặn',
  },
  checks: {
    en: 'What was checked about you',
    ko: '확인된 정보',
    zh: '关于您的已核实信息',
    vi: 'Những gì đã được xác minh về bạn',
  },
  searches: {
    en: 'Your saved searches',
    ko: '저장한 검색',
    zh: '您保存的搜索',
    vi: 'Tìm kiếm đã lưu của bạn',
  },
  bookmarks: {
    en: 'Posts that you bookmarked',
    ko: '북마크한 글',
    zh: '您收藏的帖子',
    vi: 'Bài đăng bạn đã đánh dấu',
  },
  notifications: {
    en: 'About what you get mails',
    ko: '메일 알림 설정',
    zh: '您接收哪些邮件',
    vi: 'Bạn nhận thư về những gì',
  },
  mails: {
    en: 'Mails on their way to you',
    ko: '아직 전달되지 않은 메일',
    zh: '正在发给您的邮件',
    vi: 'Thư đang được gửi đến bạn',
  },
}

/** The texts around the parts. */
export const frameTexts = {
  title: {
    en: 'Your data at Within Reach',
    ko: 'Within Reach의 내 데이터',
    zh: '您在 Within Reach 的数据',
    vi: 'Dữ liệu của bạn tại Within Reach',
  },
  from: { en: 'As of', ko: '기준 시각', zh: '截至', vi: 'Tính đến' },
  none: { en: 'Nothing.', ko: '없음', zh: '无。', vi: 'Không có gì.' },
  json: {
    en: 'The same for programs: data.json',
    ko: '프로그램용 같은 내용: data.json',
    zh: '供程序读取的同样内容：data.json',
    vi: 'Nội dung tương tự cho chương trình: data.json',
  },
} as const satisfies Readonly<Record<string, Localized>>
