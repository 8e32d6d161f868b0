import type { Row } from '../row'

export const entities = [
  {
    id: '3.message.fields',
    sentence: 'A message has its id, nick and name of the other, their email, time, preview and text.',
    shownBy: [
      'api › a message to an email › stands in the inbox under its sender, and in sent under its recipient',
      'api › a message to an email › is whole when it is opened, on both sides and on no other',
    ],
  },
  {
    id: '3.post.fields',
    sentence:
      'A post has id, type, region, location, subject, description, picture, author, date and row number.',
    shownBy: ['api › publishing › shows a roommate ad to everybody, without its author’s address'],
  },
  {
    id: '3.post.status',
    sentence: 'A job has a status, and nothing else has.',
    shownBy: [
      'api › publishing › takes a job with either status, or with none',
      'api › publishing › keeps no region, place or status of a question, nor a status of a roommate ad',
    ],
  },
  {
    id: '3.post.image',
    sentence: "A post's picture is the first of its files, or none.",
    shownBy: [
      'api › keeps up to five files of a job in their order, the first picture as its image',
      'api › has no image where there are documents only',
    ],
  },
  {
    id: '3.post.row-number',
    sentence: 'The row number counts down from the total.',
    shownBy: ['api › a board › numbers twenty rows a page, counting down from the total'],
  },
  {
    id: '3.post.owner-email',
    sentence: "The author's email serves the check of who owns it.",
    shownBy: ['api › publishing › shows the address to the author alone'],
  },
  {
    id: '3.comment.fields',
    sentence: 'A comment has id, text, author and date.',
    shownBy: [
      'api › lists comments oldest first, as the plain text they are',
      'api › tells readers which comments are theirs, and no other address',
    ],
  },
  {
    id: '3.session.fields',
    sentence: 'A session has the logged-in flag, email, name, nick, token and marker.',
    shownBy: ['api › signing in › answers a session and keeps it in two cookies of the same life'],
  },
  {
    id: '3.session.stored',
    sentence: 'Login and sign-up store what is answered as the session.',
    shownBy: [
      'shared-core › the session › %s',
      'shell › the session keeper › keeps the login across visits, but never the token where scripts find it',
    ],
  },
  {
    id: '3.profile.fields',
    sentence: 'A profile has email, name and nick.',
    shownBy: ['api › shows the profile to its member only'],
  },
  {
    id: '3.signup.payload',
    sentence: 'Sign-up sends email, Name, nickname and password.',
    shownBy: ['mfe-account › the sign-up page › locks a verified email, opens the account and congratulates'],
  },
  {
    id: '3.inquiry.long',
    sentence: 'A long-term inquiry has the fields of the specification, and reaches the agent.',
    shownBy: [
      'mfe-askreach › the long-term form takes every field of the specification, and sends it',
      'api › the inquiry of a visitor › is stored and mailed to the agent, who can reply to it',
    ],
  },
  {
    id: '3.inquiry.reason',
    sentence: 'The reason for a stay is travel, study or own words.',
    shownBy: ['mfe-askreach › the long-term form takes every field of the specification, and sends it'],
  },
  {
    id: '3.inquiry.long-values',
    sentence:
      'Gender, visa, admission, months and budget take the values of the specification and no others.',
    shownBy: [
      'contract › the fields of a call › of a long-term inquiry refuse %s = "%s"',
      'contract › the fields of a call › of a long-term inquiry read numbers',
    ],
  },
  {
    id: '3.inquiry.short',
    sentence: 'A short-term inquiry has name, email, phone, two dates and a place.',
    shownBy: ['api › the inquiry of a visitor › about a short stay may begin and end on one day'],
  },
  {
    id: '3.inquiry.other',
    sentence: 'Another request has a subject and a text.',
    shownBy: [
      'api › the inquiry of a member › is asked under the name and email of the account, whatever the form says',
    ],
  },
] as const satisfies readonly Row[]
