export const purpose = {
  '1.slogans':
    'Both slogans and the three offers are on the home page: verified rentals, direct messaging, several languages.',
  '1.agent-service':
    'The agent service has three parts: long-term property, short-term stay, other requests.',
  '1.agent-regions': 'The agent service says which of South Korea and the United Kingdom are open now.',
  '1.boards': 'The community has four boards: roommates, second-hand things, jobs, questions.',
  '1.jobs-seek-recruit': 'Jobs are sought or offered.',
  '1.members-post': 'Members post.',
  '1.members-comment': 'Members comment.',
  '1.members-message': 'Members send private messages.',
  '1.members-profile': 'Members edit their profile.',
  '1.about': 'There is an About Us page.',
  '1.privacy': 'There is a Privacy Policy.',
  '1.terms-age': 'The terms say that users are 18 or older.',
  '1.terms-law': 'The terms are governed by the law of South Korea.',
  '1.terms-effective': 'The terms are in effect since 2023-10-03.',
  '1.app': 'An app for iOS and Android is announced as coming soon.',
  '1.visitors-browse': 'Visitors may browse.',
  '1.login-to-post': 'Posting needs a login.',
  '1.login-to-comment': 'Commenting needs a login.',
  '1.login-to-message': 'Messaging needs a login.',
}
