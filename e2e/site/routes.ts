/** A page of the site, and what its one main heading says. */
export type Route = readonly [address: string, heading: string]

/** Every route of the specification, section 2, that anybody may open; a post is added by whoever has one. */
export const openRoutes: readonly Route[] = [
  ['/', 'Find Your Ideal Lifestyle, Just Within Reach'],
  ['/login', 'Log-in'],
  ['/signup', 'Sign up'],
  ['/resetpassword', 'Reset password'],
  ['/getyourcode?email=a%40example.com', 'Get your code'],
  ['/enternewpassword?email=a%40example.com&vcode=12345', 'Enter new password'],
  ['/askreachlongtermproperty', 'Long-term property'],
  ['/askreachshorttermstay', 'Short-term stay'],
  ['/userspacefindyourroommate', 'Find your roommate'],
  ['/userspacetrade', 'Trade your stuff'],
  ['/userspacejobs', 'Jobs'],
  ['/userspacequestionsboard', 'Questions board'],
  ['/jobsview', 'Barista'],
  ['/mobilemenu', 'Menu'],
  ['/aboutus', 'About us'],
  ['/terms', 'Terms of Use'],
  ['/privacy', 'Privacy Policy'],
  ['/header', 'Header'],
  ['/longtermheader', 'Long-term property'],
]

/** The routes that want a member. */
export const memberRoutes: readonly Route[] = [
  ['/profile', 'My profile'],
  ['/askreachotherrequests', 'Other requests'],
  ['/post?type=fr', 'Look for a roommate'],
  ['/post?type=tr', 'Offer something'],
  ['/jobspost', 'Post a job'],
  ['/questionsboardpost', 'Ask a question'],
  ['/message', 'Messages'],
  ['/messagesend', 'New message'],
  ['/mobilemessage', 'Messages'],
  ['/mobilemessage?type=sent', 'Messages'],
  ['/mobilemsgsend', 'New message'],
  ['/mobilemenu2', 'Menu'],
]
