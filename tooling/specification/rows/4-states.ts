import type { Row } from '../row'

export const states = [
  {
    id: '4.auth.kept',
    sentence: 'The login is kept across visits.',
    shownBy: [
      'shell › the session keeper › keeps the login across visits, but never the token where scripts find it',
      'e2e › a member stays logged in after a restart of the browser',
    ],
  },
  {
    id: '4.auth.logout',
    sentence: 'Logout clears the session and loads the page anew.',
    shownBy: [
      'e2e › logging out ends the session in every tab',
      'api › signing out › revokes this sign-in, leaves others alone, and deletes the cookies',
    ],
  },
  {
    id: '4.auth.marker',
    sentence: "A stored marker that is not this browser's ends the session at the next navigation.",
    shownBy: [
      'e2e › a session whose marker is no longer that of the browser is ended at the next navigation',
      'shell › the session keeper › leaves a session alone whose marker is that of this browser',
    ],
  },
  {
    id: '4.signup.email',
    sentence:
      'A sign-up email is unverified, has a code, is verified; then it is locked and the send button is gone.',
    shownBy: ['mfe-account › the sign-up page › locks a verified email, opens the account and congratulates'],
  },
  {
    id: '4.reset.steps',
    sentence: 'A reset asks for a code, takes it, sets the password, and says so.',
    shownBy: ['e2e › somebody resets a forgotten password'],
  },
  {
    id: '4.messages.first',
    sentence: 'The first message is open after each load.',
    shownBy: [
      'mfe-messages › the message centre › opens the first message after each load, and another one on a click',
    ],
  },
  {
    id: '4.messages.reply',
    sentence: 'After a reply the box is empty, a dialog says that it was sent, and the list is loaded again.',
    shownBy: [
      'mfe-messages › the message centre › replies to the address of the open message, then clears the box, says so, and loads again',
    ],
  },
  {
    id: '4.messages.delete',
    sentence: 'After a deletion the list is loaded again.',
    shownBy: [
      'mfe-messages › the message centre › deletes only after the question was answered with Delete, then loads again',
    ],
  },
  {
    id: '4.inquiry.double',
    sentence: 'An inquiry is not sent twice while it is on its way.',
    shownBy: ['mfe-askreach › the long-term form › is not sent twice while it is on its way'],
  },
  {
    id: '4.inquiry.success',
    sentence: 'After success the fields are empty and a dialog says thanks.',
    shownBy: [
      'mfe-askreach › the long-term form › is sent once everything required is there, says thanks and is emptied',
    ],
  },
  {
    id: '4.inquiry.failure',
    sentence: 'After a failure the form stays filled and can be sent again.',
    shownBy: ['mfe-askreach › the long-term form › stays filled on failure and can be sent again'],
  },
  {
    id: '4.posting.list',
    sentence: 'After posting the user is on the board of the type.',
    shownBy: [
      'mfe-userspace › the editor at %s › is grey until every field is there, then publishes and leads to the board',
    ],
  },
  {
    id: '4.posting.login',
    sentence: 'Posting without a login leads to login.',
    shownBy: [
      'mfe-userspace › the editor at %s › sends a visitor to login and back',
      'e2e › a visitor who wants to post is led to login and back',
    ],
  },
  {
    id: '4.comments.posted',
    sentence: 'After a comment was posted the comments are loaded again.',
    shownBy: ['mfe-userspace › leaving a comment › sends it, clears the box and loads the comments anew'],
  },
  {
    id: '4.comments.deleted',
    sentence: 'After a comment was deleted the comments are loaded again.',
    shownBy: [
      'mfe-userspace › deleting a comment › asks first, then loads the comments anew and leaves focus at their heading',
    ],
  },
  {
    id: '4.profile.session',
    sentence: 'An update of the profile replaces the user in the session.',
    shownBy: [
      'mfe-account › the profile page › sends no password that was not typed, says what happened, and tells the session',
    ],
  },
  {
    id: '4.buttons.grey',
    sentence: 'A submit button is grey until its form is ready, then active.',
    shownBy: [
      'shared-ui › a button › that is not ready is marked as disabled, but can be focused and pressed',
      'mfe-userspace › leaving a comment › is grey until something is written, and then leads to the box',
      'e2e › a visitor sends a long-term inquiry, and the agent receives it',
    ],
  },
] as const satisfies readonly Row[]
