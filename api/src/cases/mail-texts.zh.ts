import type { MailTexts } from './mail-parts'

/** The texts of mails to the person who asked, in Chinese. */
export const chinese: MailTexts = {
  confirmation: {
    subject: (number) => `您在 Within Reach 的咨询：${number}`,
    thanks: (number) => `感谢您在 Within Reach 咨询。您的咨询编号是 ${number}。`,
    answerBy: (day) => `接下来：顾问会阅读您的咨询，并在 ${day} 之前答复。届时您会收到邮件。`,
    waits: '接下来：该地区尚未开放，因此您已进入等候名单。顾问有消息时，您会收到邮件。',
    follow: '您可以在这里查看进展和顾问推荐的房源，并随时给顾问留言：',
    keep: '请保留此邮件，不要将链接告诉任何人：它无需密码即可打开您的咨询。您可以在该页面上撤销链接。',
    mistaken: '如果您没有发送此咨询，请忽略此邮件。',
  },
  renewal: {
    subject: (number) => `您的咨询 ${number} 的新链接`,
    intro: '此链接可打开您在 Within Reach 的咨询。之前邮件中的链接已失效：',
    keep: '请不要将链接告诉任何人：它无需密码即可打开您的咨询。您可以在该页面上撤销链接。',
  },
  news: {
    subject: (number) => `您的咨询 ${number} 有新消息`,
    intro: (number) => `您在 Within Reach 的咨询 ${number} 有新消息。`,
    wrote: (agent) => `${agent} 写道：`,
    someAgent: '顾问',
    offers: '为您推荐的房源：',
    labels: { area: '区域', rent: '租金', deposit: '押金', available: '可入住日期' },
    perMonth: (amount) => `每月 ${amount}`,
    has: (agent) => `现在由 ${agent} 担任您的顾问。`,
    handedBack: '另一位顾问将接手您的咨询。',
    state: (state) => `咨询的当前状态：${state}。`,
    due: (day) => `您将在 ${day} 之前收到下一次答复。`,
    open: '在这里阅读和回复：',
    openByLink: (subject) => `请通过我们的邮件“${subject}”中的链接阅读和回复。`,
    closed: '该咨询已结束，因此无法再在其页面上回复。如需联系我们，请直接回复此邮件。',
    read: '在这里阅读：',
    readByLink: (subject) => `请通过我们的邮件“${subject}”中的链接阅读。`,
    openByReply: '目前没有可打开您的咨询的链接。如需联系我们或获取新链接，请直接回复此邮件。',
  },
  states: {
    received: '已收到',
    searching: '我们正在寻找房源',
    offered: '我们已推荐房源',
    viewing: '您正在看房',
    agreed: '已达成一致',
    closed: '已结束',
  },
}
