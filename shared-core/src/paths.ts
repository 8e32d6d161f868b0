import {
  boardAddress,
  type ContentKind,
  nextAddress,
  photosAddress,
  postAddress,
  type PostType,
  profileAddress,
  type Redirects,
  type Target,
} from '@within-reach/contract'

/** Every address of the site, named once: those of the specification (section 2) and the operators' console. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  resetPassword: '/resetpassword',
  getYourCode: '/getyourcode',
  enterNewPassword: '/enternewpassword',
  profile: profileAddress,
  longTermProperty: '/askreachlongtermproperty',
  shortTermStay: '/askreachshorttermstay',
  otherRequests: '/askreachotherrequests',
  roommates: boardAddress.fr,
  trade: boardAddress.tr,
  jobs: boardAddress.jobs,
  questions: boardAddress.qb,
  post: '/post',
  jobsPost: '/jobspost',
  questionsPost: '/questionsboardpost',
  view: postAddress,
  jobsView: '/jobsview',
  message: '/message',
  messageSend: '/messagesend',
  mobileMessage: '/mobilemessage',
  messageDetail: '/messagedetail',
  mobileMessageSend: '/mobilemsgsend',
  mobileMenu: '/mobilemenu',
  mobileMenuMember: '/mobilemenu2',
  mobileMessageEntry: '/mobilemsg',
  about: '/aboutus',
  terms: '/terms',
  privacy: '/privacy',
  header: '/header',
  longTermHeader: '/longtermheader',
  console: '/console',
  consoleRemote: '/console/remote',
  consoleHistory: '/console/history',
} as const

/** The addresses of members' safety and of their inquiries. */
export const safetyPaths = {
  safety: '/safety',
  report: '/report',
  block: '/block',
  myReports: '/myreports',
  notices: '/notices',
  myCases: '/mycases',
  case: '/case',
} as const

/** The messages of a member by person. */
export const conversationPaths = { list: '/conversations', one: '/conversation' } as const

/** The view of a board with photos first, filtered by facts. */
export const photosPath = photosAddress

/** The page on which members load what is theirs, and delete the account. */
export const myDataPath = '/mydata'

/** The page on which members choose about what they get mails. */
export const notificationsPath = '/notifications'

/** The page of a member's saved searches. */
export const mySearchesPath = '/mysearches'

/** The page of a member's bookmarked posts. */
export const bookmarksPath = '/bookmarks'

/** The page that saves the search of a board. */
export const saveSearchPath = '/savesearch'

/** The list page of each board. */
export const boardPath: Readonly<Record<PostType, string>> = boardAddress

/** The page on which a post of each board is written. */
export const editorPath: Readonly<Record<PostType, string>> = {
  fr: `${paths.post}?type=fr`,
  tr: `${paths.post}?type=tr`,
  jobs: paths.jobsPost,
  qb: paths.questionsPost,
}

/**
 * An address with a query.
 * @param path one of `paths`
 * @param query the parameters; empty and absent ones are left out
 */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The page of one post. */
export const viewPath = (postId: number): string => withQuery(paths.view, { id: postId })

/**
 * The page that reports something.
 * @param kind the kind of the content
 * @param id its id
 * @param target whether the report is about the content or about its author
 */
export const reportPath = (kind: ContentKind, id: number, target: Target = 'content'): string =>
  withQuery(safetyPaths.report, { kind, id, target: target === 'content' ? undefined : target })

/**
 * The page that blocks the author of something.
 * @param kind the kind of the content
 * @param id its id
 */
export const blockPath = (kind: ContentKind, id: number): string => withQuery(safetyPaths.block, { kind, id })

/**
 * The page of the messages with one person.
 * @param number of the conversation, or the id of one of its messages
 */
export const conversationPath = (number: number): string => withQuery(conversationPaths.one, { with: number })

/** The page of one of the member's cases. */
export const casePath = (caseId: number): string => withQuery(safetyPaths.case, { idx: caseId })

/** Redirects that pages of several packages declare. `useRedirect` follows them in the browser. */
export const redirects = {
  /** Visitors log in first, and return to the page. */
  membersOnly: { visitors: { to: paths.login, next: 'add' } },
  /** Members continue at the page that required the login, or at home. */
  visitorsOnly: { members: { to: paths.home, next: 'follow' } },
} as const satisfies Readonly<Record<string, Redirects>>

/**
 * The login page that leads back to an address of this site afterwards.
 * @param returnTo a path of this site with its query
 */
export const loginPath = (returnTo: string): string => withQuery(paths.login, { next: returnTo })

/** The address after login: the query's `next` if it is an address of this site, otherwise home. */
export const returnPath = (search: string): string => nextAddress(search) ?? paths.home
