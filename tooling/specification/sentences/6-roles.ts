export const roles = {
  '6.visitor.boards': 'A visitor browses boards and views posts.',
  '6.visitor.inquiries': 'A visitor uses the long-term and the short-term form.',
  '6.member.posts': 'A member posts, a visitor does not.',
  '6.member.delete-post': 'A member deletes their own posts and no others.',
  '6.member.delete-comment': 'A member deletes their own comments and no others.',
  '6.member.messages': 'A member sends messages, and reads their own and no others.',
  '6.member.profile': 'A member edits their own profile.',
  '6.member.inquiries': "A member's inquiry goes by the calls for members.",
  '6.member.other-requests': 'Other requests need a login.',
  '6.bearer': 'A call carries the token as a bearer token if the user is logged in.',
}
