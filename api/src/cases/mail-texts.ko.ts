import type { MailTexts } from './mail-parts'

/** The texts of mails to the person who asked, in Korean. */
export const korean: MailTexts = {
  confirmation: {
    subject: (number) => `Within Reach 문의 접수: ${number}`,
    thanks: (number) => `Within Reach에 문의해 주셔서 감사합니다. 문의 번호는 ${number}입니다.`,
    answerBy: (day) =>
      `다음 단계: 담당 에이전트가 문의를 읽고 ${day}까지 답변드립니다. 답변이 오면 메일로 알려 드립니다.`,
    waits:
      '다음 단계: 아직 열리지 않은 지역이라 대기자 명단에 올려 두었습니다. 소식이 있으면 메일로 알려 드립니다.',
    follow:
      '아래 페이지에서 진행 상황과 추천받은 집을 확인하고, 언제든지 에이전트에게 글을 남길 수 있습니다.',
    keep: '이 메일을 보관하고 링크를 다른 사람에게 알려 주지 마세요. 비밀번호 없이 문의를 열 수 있는 링크입니다. 해당 페이지에서 링크를 취소할 수 있습니다.',
    mistaken: '문의하신 적이 없다면 이 메일을 무시해 주세요.',
  },
  renewal: {
    subject: (number) => `문의 ${number}의 새 링크`,
    intro: '아래 링크로 Within Reach 문의를 열 수 있습니다. 이전 메일의 링크는 더 이상 열리지 않습니다.',
    keep: '링크를 다른 사람에게 알려 주지 마세요. 비밀번호 없이 문의를 열 수 있는 링크입니다. 해당 페이지에서 링크를 취소할 수 있습니다.',
  },
  news: {
    subject: (number) => `문의 ${number}에 새 소식이 있습니다`,
    intro: (number) => `Within Reach 문의 ${number}에 새 소식이 있습니다.`,
    wrote: (agent) => `${agent}님이 남긴 글:`,
    someAgent: '에이전트',
    offers: '추천받은 집:',
    labels: { area: '지역', rent: '월세', deposit: '보증금', available: '입주 가능일' },
    perMonth: (amount) => `월 ${amount}`,
    has: (agent) => `이제 ${agent}님이 담당합니다.`,
    handedBack: '다른 에이전트가 문의를 이어받을 예정입니다.',
    state: (state) => `현재 상태: ${state}.`,
    due: (day) => `다음 답변은 ${day}까지 드립니다.`,
    open: '여기에서 읽고 답장할 수 있습니다.',
    openByLink: (subject) => `"${subject}" 메일에 있는 링크로 읽고 답장할 수 있습니다.`,
    closed:
      '문의가 종료되어 문의 페이지에서는 더 이상 답장할 수 없습니다. 저희에게 연락하시려면 이 메일에 답장해 주세요.',
    read: '여기에서 읽을 수 있습니다.',
    readByLink: (subject) => `"${subject}" 메일에 있는 링크로 읽을 수 있습니다.`,
    openByReply:
      '지금은 문의를 열 수 있는 링크가 없습니다. 이 메일에 답장해 문의하거나 새 링크를 요청해 주세요.',
  },
  states: {
    received: '접수됨',
    searching: '집을 찾는 중',
    offered: '집을 추천함',
    viewing: '집을 보는 중',
    agreed: '합의됨',
    closed: '종료됨',
  },
}
