import type { Row } from '../row'

export const roles = [
  {
    id: '6.visitor.boards',
    sentence: 'A visitor browses boards and views posts.',
    shownBy: ['api › publishing › shows a roommate ad to everybody, without its author’s address'],
  },
  {
    id: '6.visitor.inquiries',
    sentence: 'A visitor uses the long-term and the short-term form.',
    shownBy: [
      'e2e › a visitor sends a long-term inquiry, and the agent receives it',
      'api › the inquiry of a visitor › about a short stay may begin and end on one day',
    ],
  },
  {
    id: '6.member.posts',
    sentence: 'A member posts, a visitor does not.',
    shownBy: ['api › publishing › is refused to visitors'],
  },
  {
    id: '6.member.delete-post',
    sentence: 'A member deletes own posts and no others.',
    shownBy: ['api › deleting a post › is for its author only'],
  },
  {
    id: '6.member.delete-comment',
    sentence: 'A member deletes own comments and no others.',
    shownBy: ['api › deleting a comment › is for its author'],
  },
  {
    id: '6.member.messages',
    sentence: 'A member sends and reads own messages, and no others.',
    shownBy: [
      'api › a message to an email › is whole when it is opened, on both sides and on no other',
      'api › deleting a message › is refused to strangers and a second time',
    ],
  },
  {
    id: '6.member.profile',
    sentence: 'A member edits the own profile.',
    shownBy: [
      'api › changes name and nick, and leaves the password and other sign-ins alone',
      'api › changes nothing for a visitor',
    ],
  },
  {
    id: '6.member.inquiries',
    sentence: "A member's inquiry goes by the calls for members.",
    shownBy: [
      'mfe-askreach › the long-term form › of a member knows who asks and uses the call for members',
      'api › the inquiry of a member › needs a login',
    ],
  },
  {
    id: '6.member.other-requests',
    sentence: 'Other requests need a login.',
    shownBy: [
      'mfe-askreach › other requests › need a login, after which the person is back here',
      'api › the inquiry of a member › needs a login',
    ],
  },
  {
    id: '6.bearer',
    sentence: 'A call carries the token as a bearer when somebody is logged in.',
    shownBy: [
      'shell › the session keeper › knows the member of an earlier visit at once and asks for the token when it is needed',
      'api › a call › takes a token in the header only',
    ],
  },
] as const satisfies readonly Row[]
