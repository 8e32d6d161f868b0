export const states = {
  '4.auth.kept': 'The login is kept across visits.',
  '4.auth.logout': 'Logout clears the session and reloads the page.',
  '4.auth.marker': "A stored marker that is not this browser's ends the session at the next navigation.",
  '4.signup.email':
    'A sign-up email is unverified, has a code, is verified; then it is locked and the send button is gone.',
  '4.reset.steps': 'A reset asks for a code, checks it, sets the password, and says so.',
  '4.messages.first': 'The first message is open after each load.',
  '4.messages.reply':
    'After a reply the box is empty, a dialog says that it was sent, and the list is loaded again.',
  '4.messages.delete': 'After a deletion the list is loaded again.',
  '4.inquiry.double': 'An inquiry is not sent twice while it is on its way.',
  '4.inquiry.success': 'After success the fields are empty and a dialog says thanks.',
  '4.inquiry.failure': 'After a failure the form stays filled and can be sent again.',
  '4.posting.list': 'After posting the user is on the board of the type.',
  '4.posting.login': 'Posting without a login leads to login.',
  '4.comments.posted': 'After a comment was posted the comments are loaded again.',
  '4.comments.deleted': 'After a comment was deleted the comments are loaded again.',
  '4.profile.session': 'An update of the profile replaces the user in the session.',
  '4.buttons.grey': 'A submit button is grey until its form is ready, then active.',
}
