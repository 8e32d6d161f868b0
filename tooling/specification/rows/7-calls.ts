import type { Row } from '../row'

export const calls = [
  {
    id: '7.form-data',
    sentence: 'Every call is a POST of form data.',
    shownBy: [
      'shared-core › the client › posts text as form data to the path of the call',
      'api › a call › is not made with %s, and says how',
      'api › a form › reads alike in both encodings',
    ],
  },
  {
    id: '7.answers',
    sentence: "Every answer carries res, read as the call's own convention says: 0 or true.",
    shownBy: [
      'contract › an answer › of %s reads back as the success that was written',
      'contract › an answer › never looks like a success to a client that reads res alone',
    ],
  },
  {
    id: '7.login',
    sentence: 'login: email and password; true with the session, code 1 for a problem with the email.',
    shownBy: [
      'contract › an answer › of /api/login reads back as the success that was written',
      'contract › an answer › keeps the numbers of the specification',
      'api › signing in › tells an unknown email from a wrong password',
    ],
  },
  {
    id: '7.signup',
    sentence: 'signup: true with the session, code 1 where the email is in use.',
    shownBy: [
      'contract › an answer › of /api/signup reads back as the success that was written',
      'api › signing up › opens an account and a session',
      'api › signing up › refuses a second account with the same email, also of two that come at once',
    ],
  },
  {
    id: '7.sendVCode',
    sentence: 'sendVCode: 0 sent, 1 already in use.',
    shownBy: [
      'contract › an answer › of /api/sendVCode reads back as the success that was written',
      'contract › an answer › keeps the numbers of the specification',
      'api › asking for a sign-up code › is refused for an email that has an account, in any case',
    ],
  },
  {
    id: '7.verifyCode',
    sentence: 'verifyCode: 0 with 1 means right.',
    shownBy: [
      'contract › an answer › of /api/verifyCode reads back as the success that was written',
      'api › entering a sign-up code › answers 0 for a wrong code and for an email that never asked',
      'api › entering a sign-up code › accepts a code once',
    ],
  },
  {
    id: '7.sendVCode2',
    sentence: 'sendVCode2: 0 leads to the code page.',
    shownBy: [
      'contract › an answer › of /api/sendVCode2 reads back as the success that was written',
      'mfe-account › a password reset › sends a code and goes on to the code page',
      'api › asking for a reset code › tells when nobody has that email',
    ],
  },
  {
    id: '7.changePwd',
    sentence: 'changePwd: email, code and password; 0 is success.',
    shownBy: [
      'contract › an answer › of /api/changePwd reads back as the success that was written',
      'api › setting a new password › works with the code, also after the code page has checked it, and signs out everywhere',
    ],
  },
  {
    id: '7.postMsg',
    sentence: 'postMsg: recipient and text; 0 sent, 1 incorrect email.',
    shownBy: [
      'contract › an answer › of /api/postMsg reads back as the success that was written',
      'api › a message to an email › is not sent when that reaches nobody: %s',
    ],
  },
  {
    id: '7.msgs',
    sentence: 'msgs: folder and words; true with the list.',
    shownBy: [
      'contract › an answer › of /api/msgs reads back as the success that was written',
      'api › finding messages › by nick, email or text: %s',
    ],
  },
  {
    id: '7.msg',
    sentence: 'msg: an id; data is the message.',
    shownBy: [
      'contract › an answer › of /api/msg reads back as the success that was written',
      'api › a message to an email › is whole when it is opened, on both sides and on no other',
    ],
  },
  {
    id: '7.deleteFromUser',
    sentence: 'deleteFromUser: an id; 0, and the list is loaded again.',
    shownBy: [
      'contract › an answer › of /api/deleteFromUser reads back as the success that was written',
      'api › deleting a message › takes it from one side and leaves the other its copy',
    ],
  },
  {
    id: '7.posts',
    sentence: 'posts: type, region but for questions, words, status for jobs; data is the list.',
    shownBy: [
      'contract › an answer › of /api/posts reads back as the success that was written',
      'api › filters › %s of the jobs board leave %s, and count what they leave',
      'api › filters › of region and status say nothing on the questions board, nor of status elsewhere',
    ],
  },
  {
    id: '7.posting',
    sentence: 'posting: the fields of a post and its picture.',
    shownBy: [
      'contract › an answer › of /api/posting reads back as the success that was written',
      'shared-core › the client › posts files as multipart under the field that the call names',
      'api › publishing › shows a roommate ad to everybody, without its author’s address',
    ],
  },
  {
    id: '7.postDetail',
    sentence: 'postDetail: an id; data is the post.',
    shownBy: [
      'contract › an answer › of /api/postDetail reads back as the success that was written',
      'api › shows the picture of a roommate ad on its page, and a small one in the list',
    ],
  },
  {
    id: '7.cms',
    sentence: 'cms: an id; data is the list of comments.',
    shownBy: [
      'contract › an answer › of /api/cms reads back as the success that was written',
      'api › lists comments oldest first, as the plain text they are',
    ],
  },
  {
    id: '7.postingCm',
    sentence: 'postingCm: post and text.',
    shownBy: [
      'contract › an answer › of /api/postingCm reads back as the success that was written',
      'mfe-userspace › leaving a comment › sends it, clears the box and loads the comments anew',
    ],
  },
  {
    id: '7.deleteCm',
    sentence: 'deleteCm: an id.',
    shownBy: [
      'contract › an answer › of /api/deleteCm reads back as the success that was written',
      'api › deleting a comment › is for its author',
    ],
  },
  {
    id: '7.deletePost',
    sentence: 'deletePost: an id.',
    shownBy: [
      'contract › an answer › of /api/deletePost reads back as the success that was written',
      'api › deleting a post › takes it from the list, its page and its comments',
    ],
  },
  {
    id: '7.getProfile',
    sentence: 'getProfile: 0 with email, name and nick.',
    shownBy: [
      'contract › an answer › of /api/getProfile reads back as the success that was written',
      'api › shows the profile to its member only',
    ],
  },
  {
    id: '7.updateProfile',
    sentence:
      'updateProfile: name, nick and perhaps a password; data is the user with a token, code 1 is failure.',
    shownBy: [
      'contract › an answer › of /api/updateProfile reads back as the success that was written',
      'api › voids every other sign-in with a new password, and keeps this one',
    ],
  },
  {
    id: '7.inqLong',
    sentence: 'inqLong for visitors, inqLong2 for members.',
    shownBy: [
      'contract › an answer › of /api/inqLong reads back as the success that was written',
      'contract › an answer › of /api/inqLong2 reads back as the success that was written',
      'mfe-askreach › the long-term form › of a member knows who asks and uses the call for members',
    ],
  },
  {
    id: '7.inqShort',
    sentence: 'inqShort for visitors, inqShort2 for members.',
    shownBy: [
      'contract › an answer › of /api/inqShort reads back as the success that was written',
      'contract › an answer › of /api/inqShort2 reads back as the success that was written',
    ],
  },
  {
    id: '7.inqs',
    sentence: 'inqs: subject and text.',
    shownBy: [
      'contract › an answer › of /api/inqs reads back as the success that was written',
      'mfe-askreach › other requests › are sent with subject and text',
    ],
  },
  {
    id: '7.no-paging',
    sentence: 'A list may be asked for without any parameter of paging.',
    shownBy: ['contract › the fields of a call › of a list read %s as %s'],
  },
  {
    id: '7.robust',
    sentence: 'No nonsense in any field of any call brings the service down.',
    shownBy: ['api › %s › answers nonsense in any field in its own convention, never with a 500'],
  },
] as const satisfies readonly Row[]
