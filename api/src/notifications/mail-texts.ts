import type { Language } from '@within-reach/contract'

/** The texts of mails about messages and comments. */
export interface NewsTexts {
  messages(count: number, nick: string): string
  comments(count: number, subject: string): string
  /** Who wrote the last of some comments. */
  commenter(count: number, nick: string): string
  readonly dailySubject: string
  readonly dailyIntro: string
  /** How many threads a daily mail does not list. */
  more(count: number): string
  readonly answer: string
  /** Before the address of the member's own post. */
  readonly seeBelowOwn: string
  readonly seeBelow: string
  readonly why: string
  readonly change: string
  readonly stopMessages: string
  readonly stopComments: string
  readonly stopNews: string
}

const english: NewsTexts = {
  messages: (count, nick) =>
    count === 1 ? `New message from ${nick}` : `${count} new messages from ${nick}`,
  comments: (count, subject) =>
    count === 1 ? `New comment: ${subject}` : `${count} new comments: ${subject}`,
  commenter: (count, nick) => (count === 1 ? `By ${nick}.` : `The last one is by ${nick}.`),
  dailySubject: 'New messages and comments',
  dailyIntro: 'This is new for you at Within Reach.',
  more: (count) => `And ${count} more, with other people and below other posts.`,
  answer: 'Read and answer:',
  seeBelowOwn: 'See it below your post:',
  seeBelow: 'See it below the post:',
  why: 'You get this mail as a member of Within Reach. Never send money for a home that you have not seen.',
  change: 'Choose about what you get mails, and when:',
  stopMessages: 'No more mails about messages:',
  stopComments: 'No more mails about comments:',
  stopNews: 'No more mails about messages and comments:',
}

const korean: NewsTexts = {
  messages: (count, nick) => (count === 1 ? `${nick}님의 새 쪽지` : `${nick}님의 새 쪽지 ${count}통`),
  comments: (count, subject) => (count === 1 ? `새 댓글: ${subject}` : `새 댓글 ${count}개: ${subject}`),
  commenter: (count, nick) =>
    count === 1 ? `${nick}님이 남겼습니다.` : `마지막 댓글은 ${nick}님이 남겼습니다.`,
  dailySubject: '새 쪽지와 댓글',
  dailyIntro: 'Within Reach에 새로 도착한 소식입니다.',
  more: (count) => `그 밖에 다른 사람의 쪽지와 다른 글의 댓글 ${count}건이 더 있습니다.`,
  answer: '읽고 답장하기:',
  seeBelowOwn: '내 글 아래에서 보기:',
  seeBelow: '글 아래에서 보기:',
  why: 'Within Reach 회원님께 보내 드리는 메일입니다. 집을 직접 보기 전에는 절대 돈을 보내지 마세요.',
  change: '메일 받는 내용과 시간 바꾸기:',
  stopMessages: '쪽지 메일 그만 받기:',
  stopComments: '댓글 메일 그만 받기:',
  stopNews: '쪽지와 댓글 메일 그만 받기:',
}

const chinese: NewsTexts = {
  messages: (count, nick) => (count === 1 ? `${nick} 给您发来新消息` : `${nick} 给您发来 ${count} 条新消息`),
  comments: (count, subject) => (count === 1 ? `新评论：${subject}` : `${count} 条新评论：${subject}`),
  commenter: (count, nick) => (count === 1 ? `评论者：${nick}。` : `最后一条来自 ${nick}。`),
  dailySubject: '新消息和新评论',
  dailyIntro: '以下是您在 Within Reach 的新动态。',
  more: (count) => `以及另外 ${count} 处来自其他人或其他帖子下的新动态。`,
  answer: '阅读并回复：',
  seeBelowOwn: '在您的帖子下方查看：',
  seeBelow: '在帖子下方查看：',
  why: '您收到此邮件，是因为您是 Within Reach 的会员。没有看过房，切勿付款。',
  change: '选择接收哪些邮件以及何时接收：',
  stopMessages: '不再接收关于消息的邮件：',
  stopComments: '不再接收关于评论的邮件：',
  stopNews: '不再接收关于消息和评论的邮件：',
}

const vietnamese: NewsTexts = {
  messages: (count, nick) => (count === 1 ? `Tin nhắn mới từ ${nick}` : `${count} tin nhắn mới từ ${nick}`),
  comments: (count, subject) =>
    count === 1 ? `Bình luận mới: ${subject}` : `${count} bình luận mới: ${subject}`,
  commenter: (count, nick) => (count === 1 ? `Người viết: ${nick}.` : `Bình luận cuối cùng là của ${nick}.`),
  dailySubject: 'Tin nhắn và bình luận mới',
  dailyIntro: 'Đây là những gì mới dành cho bạn tại Within Reach.',
  more: (count) => `Và ${count} mục khác, từ những người khác và dưới những bài đăng khác.`,
  answer: 'Đọc và trả lời:',
  seeBelowOwn: 'Xem bên dưới bài đăng của bạn:',
  seeBelow: 'Xem bên dưới bài đăng:',
  why: 'Bạn nhận được thư này vì bạn là thành viên của Within Reach. Đừng bao giờ gửi tiền cho một căn nhà bạn chưa xem.',
  change: 'Chọn nhận thư về những gì và khi nào:',
  stopMessages: 'Không nhận thư về tin nhắn nữa:',
  stopComments: 'Không nhận thư về bình luận nữa:',
  stopNews: 'Không nhận thư về tin nhắn và bình luận nữa:',
}

/** The texts of mails about messages and comments, by language. */
export const newsTexts: Readonly<Record<Language, NewsTexts>> = {
  en: english,
  ko: korean,
  zh: chinese,
  vi: vietnamese,
}
