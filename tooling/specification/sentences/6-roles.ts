export const roles = {
  '6.visitor.boards': 'A visitor browses boards and views posts.',
  '6.visitor.inquiries': 'A visitor uses the long-term and the short-term form.',
  '6.member.posts': 'A member posts, a visitor does not.',
  '6.member.delete-post': 'A member deletes own posts and no others.',
  '6.member.delete-comment': 'A member deletes own comments and no others.',
  '6.member.messages': 'A member sends and reads own messages, and no others.',
  '6.member.profile': 'A member edits the own profile.',
  '6.member.inquiries': "A member's inquiry goes by the calls for members.",
  '6.member.other-requests': 'Other requests need a login.',
  '6.bearer': 'A call carries the token as a bearer when somebody is logged in.',
}
