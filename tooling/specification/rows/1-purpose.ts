import type { Row } from '../row'

export const purpose = [
  {
    id: '1.slogans',
    sentence:
      'Both slogans and the three offers stand on the home page: verified rentals, direct messaging, several languages.',
    shownBy: ['shell › the home page › says both slogans and what is offered'],
  },
  {
    id: '1.agent-service',
    sentence: 'The agent service has three parts: long-term property, short-term stay, other requests.',
    shownBy: [
      'shell › the home page › leads into the agent service and into the community',
      'shell › the menu › is what the live remotes state, Ask Reach first',
    ],
  },
  {
    id: '1.agent-regions',
    sentence: 'The agent service says for which of South Korea and the United Kingdom it is open now.',
    shownBy: [
      'mfe-askreach › where the agent service is offered › with %s reads "… available for %s"',
      'shell › the sentence about regions › says which are open while closed are: %s',
    ],
  },
  {
    id: '1.boards',
    sentence: 'The community has four boards: roommates, second-hand things, jobs, questions.',
    shownBy: ['mfe-userspace › the list of a board › shows title, description and columns of %s'],
  },
  {
    id: '1.jobs-seek-recruit',
    sentence: 'Jobs are sought or offered.',
    shownBy: ['mfe-userspace › the list of a board › marks jobs that seek or recruit, and only those'],
  },
  {
    id: '1.members-post',
    sentence: 'Members post.',
    shownBy: ['e2e › from an ad to an answer: post, find, comment, write, read, reply, delete'],
  },
  {
    id: '1.members-comment',
    sentence: 'Members comment.',
    shownBy: ['mfe-userspace › leaving a comment › sends it, clears the box and loads the comments anew'],
  },
  {
    id: '1.members-message',
    sentence: 'Members send private messages.',
    shownBy: [
      'api › a message to an email › stands in the inbox under its sender, and in sent under its recipient',
    ],
  },
  {
    id: '1.members-profile',
    sentence: 'Members edit their profile.',
    shownBy: [
      'mfe-account › the profile page › sends no password that was not typed, says what happened, and tells the session',
    ],
  },
  {
    id: '1.about',
    sentence: 'There is an About Us page.',
    shownBy: ['shell › about us › leads to what it speaks of'],
  },
  {
    id: '1.privacy',
    sentence: 'There is a Privacy Policy.',
    shownBy: [
      'shell › %s › is in effect since 2023-10-03',
      'shell › the privacy policy › says what nationality, gender and visa are used for, and how long they are kept',
    ],
  },
  {
    id: '1.terms-age',
    sentence: 'The terms say that users are 18 or older.',
    shownBy: ['shell › the terms › say who may use the site and which law governs'],
  },
  {
    id: '1.terms-law',
    sentence: 'The terms are governed by the law of South Korea.',
    shownBy: ['shell › the terms › say who may use the site and which law governs'],
  },
  {
    id: '1.terms-effective',
    sentence: 'The terms are in effect since 2023-10-03.',
    shownBy: ['shell › %s › is in effect since 2023-10-03'],
  },
  {
    id: '1.app',
    sentence: 'An app for iOS and Android is announced as coming soon.',
    shownBy: ['shell › the home page › announces the app, with nothing behind it'],
  },
  {
    id: '1.visitors-browse',
    sentence: 'Visitors may browse.',
    shownBy: [
      'e2e › every open route shows its page under one heading',
      'api › publishing › shows a roommate ad to everybody, without its author’s address',
    ],
  },
  {
    id: '1.login-to-post',
    sentence: 'Posting needs a login.',
    shownBy: ['api › publishing › is refused to visitors'],
  },
  {
    id: '1.login-to-comment',
    sentence: 'Commenting needs a login.',
    shownBy: ['api › takes no comment of a visitor'],
  },
  {
    id: '1.login-to-message',
    sentence: 'Messaging needs a login.',
    shownBy: [
      'api › shows nothing to visitors',
      'mfe-messages › leads a visitor to login and back to where they were',
    ],
  },
] as const satisfies readonly Row[]
