export const routes = {
  '2.routes.all': 'Each of the thirty-two routes has one address.',
  '2.routes.open':
    'Each public route shows its page: home, account, agent service, boards, static pages, menu, headers.',
  '2.routes.members':
    'Each route for members shows its page to a member and sends a visitor to login: profile, editors, messages, other requests.',
  '2.routes.getyourcode-query': 'The code page knows the email from its address.',
  '2.routes.enternewpassword-query': 'The page for a new password knows email and code from its address.',
  '2.routes.post-type': "The editor's type is in its address: roommate or trade.",
  '2.routes.view-id': 'A post opens under its id.',
  '2.routes.jobsview': 'The sample job is a mock-up with sample text.',
  '2.routes.unknown': 'The page of an unknown address says so and has links to other pages.',
  '2.scroll.top': 'A page begins at its top.',
  '2.scroll.saved': 'Back and forward restore the scroll position.',
  '2.scroll.hash': 'A hash scrolls to its element.',
}

export const header = {
  '2.header.logged-out': "A visitor's header offers Ask Reach, User Space, Log-in and Register.",
  '2.header.logged-in':
    "A member's header offers Ask Reach, User Space, Log-out, My profile and the message icon.",
  '2.header.message-icon': 'The message icon opens the message centre.',
  '2.header.log-out': 'Log-out logs out.',
  '2.header.submenus': 'The submenus list the three pages of Ask Reach and the four of User Space.',
  '2.header.submenu-hover': 'A submenu opens under the mouse.',
  '2.header.submenu-leads': 'A submenu opens the chosen page.',
  '2.header.social': 'Links lead to the video, short-video and photo pages.',
  '2.header.mobile-toggle': "The mobile header's toggle leads to the menu page.",
  '2.header.mobile-toggle-member': "For a member it is the members' menu.",
  '2.header.mobile-back': 'On the menu page the toggle goes back.',
  '2.header.mobile-logo': "The mobile header's logo leads home.",
  '2.header.mobile-messages': 'The mobile header has the message icon for members only.',
  '2.header.mobile-menu-logged-out': 'The logged-out mobile menu lists both sections, Log-in and Sign up.',
  '2.header.mobile-menu-logged-in': 'The logged-in mobile menu lists both sections, My profile and Log-out.',
  '2.header.replaced': 'On narrow screens the mobile header replaces the desktop header.',
  '2.footer.links':
    'The footer has About us, Contact us, Terms of Use, Privacy Policy, Posting Policy and the copyright of 2023.',
  '2.footer.contact': 'Contact us opens a mail to the support address.',
  '2.footer.posting-policy': 'Posting Policy leads into the terms.',
  '2.footer.within': "The footer's pages open without a reload.",
  '2.home.plane': 'A plane slides across the hero once, over four seconds.',
  '2.home.agent-tiles':
    'The agent service has the tiles Long-term stay, Motels & Guesthouse, Other requests.',
  '2.home.community-tiles': 'The community has the tiles Trade your stuff, Jobs, Find your roommate.',
  '2.home.video': 'A video is embedded and plays.',
  '2.home.app-banner': 'A banner says that the app is coming soon.',
}

export const account = {
  '2.login.sign-in': 'Email and password sign in.',
  '2.login.enter': 'Enter in the password submits.',
  '2.login.remember-me': 'Remember me is shown and has no effect.',
  '2.login.forgot': 'Forgot password leads to the reset.',
  '2.login.signup-link': 'A link leads to sign-up.',
  '2.login.sent-home': 'A logged-in visitor of the login page is redirected home.',
  '2.signup.send-code': 'A button beside the email sends the code, and says so.',
  '2.signup.verify': 'The code is verified by its own button.',
  '2.signup.fields': 'Name, Nick Name, Password and Re-type Password are asked for.',
  '2.signup.policies': 'Privacy Policy and Terms of Use are agreed to or declined, each on its own.',
  '2.signup.success': 'Success congratulates and offers Go home.',
  '2.reset.recover': 'Recover Password sends a code to the email and goes on to the code page.',
  '2.reset.code': 'Verify and Proceed goes on with the right five digits.',
  '2.reset.retry': 'Retry leads back to the reset page.',
  '2.reset.new-password': 'Continue sets the new password.',
  '2.reset.success': 'Success offers Go home and Go log-in.',
  '2.profile.email': 'The email of the profile is read-only.',
  '2.profile.fields': 'Name, Nick Name and a new password, typed twice, can be changed.',
  '2.profile.agree-default': 'Both policies are agreed to by default.',
  '2.profile.success': 'Update Profile ends with "Your profile info has been changed." and OK.',
}

export const askReach = {
  '2.askreach.long-term': 'The long-term form is filled in, sent, and ends with a thank-you.',
  '2.askreach.short-term': 'The short-term form is filled in, sent, and ends with a thank-you.',
  '2.askreach.other': 'The form for other requests has a subject and a text, and ends with a thank-you.',
  '2.askreach.other-login': 'Other requests send a visitor to login.',
}

export const boards = {
  '2.board.title': 'A board has its title and description.',
  '2.board.columns':
    'Its table has N, title, Location, Date and User ID; the questions board has no Location.',
  '2.board.regions':
    'The region is all, South Korea, United Kingdom or Others; the questions board has none.',
  '2.board.post': 'A Post button leads to the editor, a visitor to login first.',
  '2.board.single-page': 'One page is a single number 1.',
  '2.board.opens': 'A title opens the post under its id.',
  '2.board.search': 'The boards have a search box.',
  '2.board.status-filter': 'Jobs are filtered by all, Seek or Recruit.',
  '2.board.badge': 'A job has a badge: Seek or Recruit.',
  '2.board.cards': 'On narrow screens cards show region, subject, user, date and a picture.',
  '2.board.tabs': 'On narrow screens the regions are tabs.',
  '2.board.current-page': 'The current page is marked among the pages.',
  '2.post.fields':
    'A roommate ad or an offer has region, location, subject and description; a job as well; a question has subject and description.',
  '2.post.image': 'A roommate ad or an offer takes pictures only.',
  '2.post.caution': 'A note warns of sellers, items, safety, payment and fraud, and names the support.',
  '2.post.job-status': 'A job seeks or recruits.',
  '2.post.job-files': 'A job takes files.',
  '2.post.question': 'A question asks for no region.',
  '2.post.create-grey': 'Create is inactive until the form is valid.',
  '2.view.parts': 'A post shows region, subject, author, date and description.',
  '2.view.html': 'The description is shown as HTML.',
  '2.view.image': 'The picture is shown.',
  '2.view.comments': 'The comments are listed.',
  '2.view.comment-box': 'A box labelled Leave a comment has a Post button.',
  '2.view.delete-own-post': 'A post can be deleted by its author only.',
  '2.view.delete-own-comment': 'A comment can be deleted by its author only.',
  '2.view.delete-confirm': 'A dialog asks before anything is deleted, with Cancel and Delete.',
  '2.view.delete-back': 'After deleting a post the user goes back.',
}

export const messages = {
  '2.messages.panel':
    'The message centre has Write, Inbox and Sent, a search box, the list and the open message.',
  '2.messages.open': 'A message is opened from the list.',
  '2.messages.delete': 'The open message has a delete icon, which asks first.',
  '2.messages.reply': 'The reply box is in the Inbox only.',
  '2.messages.send-modal': 'A new message has To, Message and Send.',
  '2.messages.sent': 'A sent message is confirmed.',
  '2.messages.mobile-list': 'The mobile list has search, Inbox and Sent, and Send.',
  '2.messages.mobile-detail':
    'The mobile detail page has sender, date, text, a delete icon and a reply box with Send.',
  '2.messages.detail-idx': 'A message opens under its id.',
  '2.messages.mobile-type': 'The mobile list is the inbox, or Sent if the address says so.',
  '2.dialog.one-button': 'The shared dialog shows a message with a single Close button.',
  '2.dialog.size': 'The shared dialog is 22.5 rem wide and 12.5 rem high.',
}
