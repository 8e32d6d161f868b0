import type { Row } from '../row'

export const askReach = [
  {
    id: '2.askreach.long-term',
    sentence: 'The long-term form is filled in, sent, and ends with a thank-you.',
    shownBy: [
      'mfe-askreach › the long-term form › is sent once everything required is there, says thanks and is emptied',
      'e2e › a visitor sends a long-term inquiry, and the agent receives it',
    ],
  },
  {
    id: '2.askreach.short-term',
    sentence: 'The short-term form is filled in, sent, and ends with a thank-you.',
    shownBy: [
      'mfe-askreach › the short-term form › takes a stay by the hour, which ends on the day it starts, but none that ends before',
    ],
  },
  {
    id: '2.askreach.other',
    sentence: 'The form for other requests has a subject and a text, and ends with a thank-you.',
    shownBy: ['mfe-askreach › other requests › are sent with subject and text'],
  },
  {
    id: '2.askreach.other-login',
    sentence: 'Other requests lead a visitor to login.',
    shownBy: ['mfe-askreach › other requests › need a login, after which the person is back here'],
  },
] as const satisfies readonly Row[]
