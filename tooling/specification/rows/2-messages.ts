import type { Row } from '../row'

export const messages = [
  {
    id: '2.messages.panel',
    sentence: 'The message centre has Write, Inbox and Sent, a search box, the list and the open message.',
    shownBy: ['e2e › the message centre has what is written with, the folders, a search and the list'],
  },
  {
    id: '2.messages.open',
    sentence: 'A message is opened from the list.',
    shownBy: [
      'mfe-messages › the message centre › opens the first message after each load, and another one on a click',
    ],
  },
  {
    id: '2.messages.delete',
    sentence: 'The open message has a delete icon, which asks first.',
    shownBy: [
      'mfe-messages › the message centre › deletes only after the question was answered with Delete, then loads again',
    ],
  },
  {
    id: '2.messages.reply',
    sentence: 'The reply box stands in the Inbox only.',
    shownBy: ['mfe-messages › the message centre › has no reply box in Sent'],
  },
  {
    id: '2.messages.send-modal',
    sentence: 'A new message has To, Message and Send.',
    shownBy: ['e2e › from an ad to an answer: post, find, comment, write, read, reply, delete'],
  },
  {
    id: '2.messages.sent',
    sentence: 'That a message was sent is confirmed.',
    shownBy: [
      'mfe-messages › the message centre › replies to the address of the open message, then clears the box, says so, and loads again',
    ],
  },
  {
    id: '2.messages.mobile-list',
    sentence: 'The mobile list has search, Inbox and Sent, and Send.',
    shownBy: ['e2e › the message centre has what is written with, the folders, a search and the list'],
  },
  {
    id: '2.messages.mobile-detail',
    sentence: 'The mobile detail page has sender, date, text, a delete icon and a reply box with Send.',
    shownBy: ['e2e › from an ad to an answer: post, find, comment, write, read, reply, delete'],
  },
  {
    id: '2.messages.detail-idx',
    sentence: 'A message opens under its id.',
    shownBy: ['e2e › a message that is written at %s arrives, and opens under its address'],
  },
  {
    id: '2.messages.mobile-type',
    sentence: 'The mobile list is the inbox, or Sent where the address says so.',
    shownBy: ['e2e › the mobile messages open at the folder that the address names, the inbox unless told'],
  },
  {
    id: '2.dialog.one-button',
    sentence: 'The shared dialog shows a message with a single Close button.',
    shownBy: ['shared-ui › the shared dialog › says its message, has one button, and gives focus back'],
  },
  {
    id: '2.dialog.size',
    sentence: 'It is 22.5 rem wide and 12.5 rem high.',
    shownBy: ['e2e › a popup is 22.5 by 12.5 rem'],
  },
] as const satisfies readonly Row[]
