import type { Row } from '../row'

export const limits = [
  {
    id: '9.code',
    sentence: 'A verification code has five digits.',
    shownBy: [
      'contract › a code has five digits',
      'api › asking for a sign-up code › mails five digits that are valid for ten minutes',
    ],
  },
  {
    id: '9.units',
    sentence: 'A stay is counted in months and the budget in US dollars a month.',
    shownBy: [
      'mfe-askreach › the long-term form counts the stay in months and the budget in US dollars a month',
    ],
  },
  {
    id: '9.by-the-hour',
    sentence: 'A short stay by the hour, 4 to 5, is advertised.',
    shownBy: ['mfe-askreach › the short-term page offers a stay by the hour, of four to five'],
  },
  {
    id: '9.regions',
    sentence: 'The regions are South Korea, United Kingdom and Others, and all in a list.',
    shownBy: [
      'contract › the regions, statuses, types and folders are those of the specification',
      'contract › the fields of a call › of a list refuse %s',
    ],
  },
  {
    id: '9.statuses',
    sentence: 'The job statuses are Seek and Recruit.',
    shownBy: ['contract › the regions, statuses, types and folders are those of the specification'],
  },
  {
    id: '9.types',
    sentence: 'The post types are fr, tr, jobs and qb.',
    shownBy: ['contract › the regions, statuses, types and folders are those of the specification'],
  },
  {
    id: '9.folders',
    sentence: 'The message folders are inbox and sent.',
    shownBy: ['contract › the regions, statuses, types and folders are those of the specification'],
  },
  {
    id: '9.age',
    sentence: 'Users are 18 or older.',
    shownBy: ['shell › the terms › say who may use the site and which law governs'],
  },
  {
    id: '9.effective',
    sentence: 'The terms are in effect since 2023-10-03.',
    shownBy: ['shell › %s › is in effect since 2023-10-03'],
  },
  {
    id: '9.page-number',
    sentence: 'A list shows the page number 1.',
    shownBy: [
      'shared-ui › the pagination › shows a single 1, marked as current, where there is nothing to page',
    ],
  },
  {
    id: '9.enter',
    sentence: 'Enter submits the login.',
    shownBy: ['mfe-account › the login page › signs in, also with Enter in the password'],
  },
  { id: '9.popup', sentence: 'Popups are 22.5 by 12.5 rem.', shownBy: ['e2e › a popup is 22.5 by 12.5 rem'] },
  {
    id: '9.plane',
    sentence: 'The plane takes 4 seconds.',
    shownBy: ['e2e › the plane slides across once, over 4 seconds'],
  },
  {
    id: '9.text.message-sent',
    sentence: '"Your message has been sent."',
    shownBy: [
      'mfe-messages › the message centre › replies to the address of the open message, then clears the box, says so, and loads again',
    ],
  },
  {
    id: '9.text.thanks',
    sentence: '"Thank you! Our agent will get back to you shortly via e-mail"',
    shownBy: [
      'mfe-askreach › the long-term form › is sent once everything required is there, says thanks and is emptied',
    ],
  },
  {
    id: '9.text.password',
    sentence: '"Your password has been changed successfully!"',
    shownBy: ['mfe-account › the new password › is set once both are the same, and says so'],
  },
  {
    id: '9.text.welcome',
    sentence: 'A new account is congratulated.',
    shownBy: ['mfe-account › the sign-up page › locks a verified email, opens the account and congratulates'],
  },
  {
    id: '9.text.profile',
    sentence: '"Your profile info has been changed."',
    shownBy: [
      'mfe-account › the profile page › sends no password that was not typed, says what happened, and tells the session',
    ],
  },
  {
    id: '9.text.delete',
    sentence: 'The question before a deletion is the one of the specification.',
    shownBy: [
      'mfe-userspace › deleting a post › asks first, and does nothing on Cancel',
      'mfe-messages › the message centre › deletes only after the question was answered with Delete, then loads again',
    ],
  },
  {
    id: '9.layout.breakpoints',
    sentence: 'At 1130, 1024, 768, 633, 628, 425 and 375 px no page scrolls sideways.',
    shownBy: [
      'e2e › no open page scrolls sideways at any breakpoint, down to 320 px',
      'e2e › no page of a member scrolls sideways at any breakpoint, down to 320 px',
    ],
  },
  {
    id: '9.layout.content',
    sentence: 'The content is at most about 70.6 rem wide.',
    shownBy: ['e2e › header, footer and content have the sizes of the specification'],
  },
  {
    id: '9.layout.auth',
    sentence: 'The form of the login page is 22.5 rem wide.',
    shownBy: ['e2e › the form of the login page is 22.5 rem wide'],
  },
  {
    id: '9.layout.comment-button',
    sentence: 'The button of a comment is 60 by 30 px.',
    shownBy: ['e2e › no page of a member scrolls sideways at any breakpoint, down to 320 px'],
  },
  {
    id: '9.layout.message-panel',
    sentence: 'The message panel is 43.75 rem high, its list 37 rem.',
    shownBy: ['e2e › the message panel is 43.75 rem high, and its list pane 37'],
  },
  {
    id: '9.layout.headers',
    sentence: 'The desktop header is 5.625 rem high, the mobile header 4.125 rem.',
    shownBy: ['e2e › header, footer and content have the sizes of the specification'],
  },
  {
    id: '9.layout.footer',
    sentence: 'The footer is 240 px high.',
    shownBy: ['e2e › header, footer and content have the sizes of the specification'],
  },
  {
    id: '9.layout.pages',
    sentence: 'Page numbers stand 1.75 rem apart.',
    shownBy: ['e2e › page numbers stand 1.75 rem apart'],
  },
] as const satisfies readonly Row[]
