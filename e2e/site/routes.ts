/** A page of the site, and the text of its main heading. */
export type Route = readonly [address: string, heading: string]

/** The pages of the shell or of a remote. */
export interface Pages {
  /** The routes that need no login. */
  readonly open: readonly Route[]
  /** The routes that need a login. */
  readonly members: readonly Route[]
}

/** The routes of the specification, section 2, those of members' safety, and an unknown address, by owner. */
export const pages: Readonly<Record<'shell' | `mfe-${string}`, Pages>> = {
  shell: {
    open: [
      ['/', 'Find Your Ideal Lifestyle, Just Within Reach'],
      ['/mobilemenu', 'Menu'],
      ['/aboutus', 'About us'],
      ['/terms', 'Terms of Use'],
      ['/privacy', 'Privacy Policy'],
      ['/header', 'Header'],
      ['/nowhere', 'We could not find this page'],
    ],
    members: [['/mobilemenu2', 'Menu']],
  },
  'mfe-account': {
    open: [
      ['/login', 'Log-in'],
      ['/signup', 'Sign up'],
      ['/resetpassword', 'Reset password'],
      ['/getyourcode?email=a%40example.com', 'Get your code'],
      ['/enternewpassword?email=a%40example.com&vcode=12345', 'Enter new password'],
    ],
    members: [
      ['/profile', 'My profile'],
      ['/notifications', 'Notifications'],
      ['/mydata', 'My data'],
    ],
  },
  'mfe-askreach': {
    open: [
      ['/askreachlongtermproperty', 'Long-term property'],
      ['/askreachshorttermstay', 'Short-term stay'],
      ['/longtermheader', 'Long-term property'],
    ],
    members: [['/askreachotherrequests', 'Other requests']],
  },
  'mfe-userspace': {
    open: [
      ['/userspacefindyourroommate', 'Find your roommate'],
      ['/userspacetrade', 'Trade your stuff'],
      ['/userspacejobs', 'Jobs'],
      ['/userspacequestionsboard', 'Questions board'],
      ['/jobsview', 'Barista'],
      ['/find?type=tr', 'Trade your stuff'],
      ['/find?type=fr&region=South+Korea&sort=cheapest&search=a', 'Find your roommate'],
      ['/stopmails', 'No more mails'],
    ],
    members: [
      ['/post?type=fr', 'Look for a roommate'],
      ['/post?type=tr', 'Offer something'],
      ['/jobspost', 'Post a job'],
      ['/questionsboardpost', 'Ask a question'],
      ['/mysearches', 'Saved searches'],
      ['/savesearch?board=tr&search=sofa', 'Save this search'],
      ['/bookmarks', 'Bookmarks'],
    ],
  },
  'mfe-safety': {
    open: [['/safety', 'Safety']],
    members: [
      ['/report?kind=post&id=1', 'Report this post'],
      ['/block?kind=post&id=1', 'Block the author of this post?'],
      ['/myreports', 'My reports'],
      ['/notices', 'Decisions about me'],
      ['/mycases', 'My inquiries'],
    ],
  },
  'mfe-messages': {
    open: [],
    members: [
      ['/message', 'Messages'],
      ['/messagesend', 'New message'],
      ['/mobilemessage', 'Messages'],
      ['/mobilemessage?type=sent', 'Messages'],
      ['/mobilemsgsend', 'New message'],
      ['/conversations', 'Conversations'],
    ],
  },
}

/** Pages that other journeys open, since they need data or rights. */
export const openedElsewhere: readonly string[] = [
  '/view',
  '/messagedetail',
  '/conversation',
  '/mobilemsg',
  '/case',
  '/console',
  '/console/remote',
  '/console/history',
  '/desk',
  '/desk/review',
  '/desk/appeals',
  '/desk/history',
  '/desk/cases',
  '/desk/case',
  '/desk/papers',
  '/desk/staff',
]
