import type { MailTexts } from './mail-parts'

/** The texts of mails to the person who asked, in English. */
export const english: MailTexts = {
  confirmation: {
    subject: (number) => `Your inquiry at Within Reach: ${number}`,
    thanks: (number) => `Thank you for your inquiry at Within Reach. Its number is ${number}.`,
    answerBy: (day) => `What happens next: an agent reads it and answers by ${day}. You get a mail then.`,
    waits:
      'What happens next: the area is not open yet, so you are on the waiting list. You get a mail when an agent has news for you.',
    follow:
      'Here you see how far it is and the homes that the agent offers, and you can write to the agent at any time:',
    keep: 'Keep this mail and give the link to nobody: it opens your inquiry without a password. You can switch it off on that page.',
    mistaken: 'If you did not send this inquiry, ignore this mail.',
  },
  renewal: {
    subject: (number) => `A new link to your inquiry ${number}`,
    intro: 'This link opens your inquiry at Within Reach. Links from earlier mails do not work any more:',
    keep: 'Give the link to nobody: it opens your inquiry without a password. You can switch it off on that page.',
  },
  news: {
    subject: (number) => `News about your inquiry ${number}`,
    intro: (number) => `There is news about your inquiry ${number} at Within Reach.`,
    wrote: (agent) => `${agent} wrote:`,
    someAgent: 'The agent',
    offers: 'A home is offered to you:',
    labels: { area: 'Area', rent: 'Rent', deposit: 'Deposit', available: 'Available from' },
    perMonth: (amount) => `${amount} per month`,
    has: (agent) => `${agent} is your agent now.`,
    handedBack: 'Another agent takes over your inquiry.',
    state: (state) => `The inquiry is now: ${state}.`,
    due: (day) => `You get the next answer by ${day}.`,
    open: 'Read and answer here:',
    openByLink: (subject) => `Read and answer by the link in our mail "${subject}".`,
    closed: 'The inquiry is closed, so its page takes no answers. To write to us, reply to this mail.',
    read: 'Read it here:',
    readByLink: (subject) => `Read it by the link in our mail "${subject}".`,
    openByReply:
      'No link opens your inquiry at the moment. Reply to this mail to write to us, or to get a new link.',
  },
  states: {
    received: 'received',
    searching: 'we are searching for a home',
    offered: 'we have offered a home',
    viewing: 'you are viewing homes',
    agreed: 'agreed',
    closed: 'closed',
  },
}
