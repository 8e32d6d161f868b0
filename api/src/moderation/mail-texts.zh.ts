import type { MailTexts } from './mail-parts'

/** The texts of mails about moderation, in Chinese. */
export const chinese: MailTexts = {
  reasons: {
    scam: '诈骗或诈骗企图',
    spam: '广告或重复内容',
    harassment: '骚扰或威胁',
    hate: '针对某一群体的仇恨',
    illegal: '违法内容',
    'private-data': '他人的个人信息',
    misplaced: '内容发布在错误的位置',
    other: '其他违反条款的行为',
  },
  decided: {
    subject: '关于您的 Within Reach 账号的决定',
    actions: {
      hide: () => '版主隐藏了您写的内容。现在其他人无法看到它。',
      remove: () => '版主删除了您写的内容。现在其他人无法看到它，30 天后将永久删除。',
      warn: () => '版主就您写的内容对您发出警告。该内容保持不变。',
      limit: (until) => `版主限制了您的账号，直至 ${until}。在此之前，您每天可以发布三条内容。`,
      suspend: (until) => `版主暂停了您的账号，直至 ${until}。在此之前，您可以登录和阅读，但不能发布内容。`,
      ban: () => '版主关闭了您的账号。您无法再登录。',
    },
    several: (count) => `该决定涉及您写的 ${count} 条内容。`,
    reason: (reason) => `原因：${reason}。`,
    note: '版主补充：',
    appeal:
      '如果您认为这是错误的决定，可以在 30 天内申诉一次，由另一位版主重新决定。请在这里查看决定并申诉：',
  },
  reversed: [
    '关于您账号的决定已撤销',
    '版主对您作出的决定已撤销。除非另有其他决定仍然有效，否则该决定隐藏的内容已恢复显示，其限制或暂停也已结束。',
  ],
  upheld: [
    '您的申诉已通过',
    '另一位版主阅读了您的申诉并同意您的意见。该决定已撤销：除非另有其他决定仍然有效，否则它隐藏的内容已恢复显示，其限制或暂停也已结束。',
  ],
  upheldButGone: [
    '您的申诉已通过',
    '另一位版主阅读了您的申诉并同意您的意见。该决定已撤销。但被隐藏的内容或其所属的帖子已不存在，因此无法恢复显示。',
  ],
  reopened: '您的账号已重新开放，现在可以登录。',
  dismissed: ['您的申诉未通过', '另一位版主阅读了您的申诉。决定保持不变。'],
  answer: '答复：',
  acted: ['您在 Within Reach 的举报', '感谢您的举报。版主已查看并采取了措施。'],
  kept: ['您在 Within Reach 的举报', '感谢您的举报。版主已查看，没有发现违反条款之处，因此没有做任何更改。'],
  ownReports: '您的举报及处理结果：',
  ownNotices: '关于您的所有决定：',
}
