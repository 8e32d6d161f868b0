import type { Row } from '../row'

export const header = [
  {
    id: '2.header.logged-out',
    sentence: "A visitor's header offers Ask Reach, User Space, Log-in and Register.",
    shownBy: ['shell › the wide header › offers a visitor the two menus, Log-in and Register'],
  },
  {
    id: '2.header.logged-in',
    sentence: "A member's header offers Ask Reach, User Space, Log-out, My profile and the message icon.",
    shownBy: ['shell › the wide header › offers a member Log-out, My profile and the message icon instead'],
  },
  {
    id: '2.header.message-icon',
    sentence: 'The message icon opens the message centre.',
    shownBy: [
      'shell › the wide header › logs out, and opens the messages',
      'shell › the chrome › opens the message centre without a recipient',
    ],
  },
  {
    id: '2.header.log-out',
    sentence: 'Log-out logs out.',
    shownBy: [
      'shell › the wide header › logs out, and opens the messages',
      'e2e › logging out ends the session in every tab',
    ],
  },
  {
    id: '2.header.submenus',
    sentence: 'The submenus list the three pages of Ask Reach and the four of User Space.',
    shownBy: [
      'shell › the chrome › is a header with the menu of the live remotes',
      'shell › the menu › is what the live remotes state, Ask Reach first',
    ],
  },
  {
    id: '2.header.submenu-hover',
    sentence: 'A submenu opens under the mouse.',
    shownBy: [
      'shell › a submenu › opens under the mouse, stays open on a click, and closes when the mouse leaves',
    ],
  },
  {
    id: '2.header.submenu-leads',
    sentence: 'A submenu leads to the page that is chosen.',
    shownBy: ['shell › a submenu › goes to the page that is chosen, and closes'],
  },
  {
    id: '2.header.social',
    sentence: 'Links lead to the video, short-video and photo pages.',
    shownBy: ['shell › the wide header › shows the social pages that have an address'],
  },
  {
    id: '2.header.mobile-toggle',
    sentence: "The mobile header's toggle leads to the menu page.",
    shownBy: ['shell › the narrow header › opens the menu within the page'],
  },
  {
    id: '2.header.mobile-toggle-member',
    sentence: "For a member it is the members' menu.",
    shownBy: ["shell › the narrow header › offers a member the members' menu and the messages"],
  },
  {
    id: '2.header.mobile-back',
    sentence: 'On the menu page the toggle goes back.',
    shownBy: ['shell › the narrow header › leads back on the menu page %s'],
  },
  {
    id: '2.header.mobile-logo',
    sentence: "The mobile header's logo leads home.",
    shownBy: ['shell › the narrow header › offers a visitor the menu and the way home, and no messages'],
  },
  {
    id: '2.header.mobile-messages',
    sentence: 'The mobile header has the message icon for members only.',
    shownBy: [
      'shell › the narrow header › offers a visitor the menu and the way home, and no messages',
      "shell › the narrow header › offers a member the members' menu and the messages",
    ],
  },
  {
    id: '2.header.mobile-menu-logged-out',
    sentence: 'The logged-out mobile menu lists both sections, Log-in and Sign up.',
    shownBy: ['shell › the mobile menu › of visitors lists both sections, Log-in and Sign up'],
  },
  {
    id: '2.header.mobile-menu-logged-in',
    sentence: 'The logged-in mobile menu lists both sections, My profile and Log-out.',
    shownBy: ['shell › the mobile menu › of members lists both sections, My profile and Log-out'],
  },
  {
    id: '2.header.replaced',
    sentence: 'The mobile header takes the place of the desktop header on narrow screens.',
    shownBy: ['e2e › header, footer and content have the sizes of the specification'],
  },
  {
    id: '2.footer.links',
    sentence:
      'The footer has About us, Contact us, Terms of Use, Privacy Policy, Posting Policy and the copyright of 2023.',
    shownBy: ['shell › the chrome › is a footer with what the specification lists'],
  },
  {
    id: '2.footer.contact',
    sentence: 'Contact us opens a mail to the support address.',
    shownBy: ['shell › the chrome › is a footer with what the specification lists'],
  },
  {
    id: '2.footer.posting-policy',
    sentence: 'Posting Policy leads into the terms.',
    shownBy: [
      'shell › the terms › hold the posting policy where the footer leads',
      'e2e › a page begins at its top, a hash at its element, and back where somebody was',
    ],
  },
  {
    id: '2.footer.within',
    sentence: "The footer's pages open without a reload.",
    shownBy: ['shell › the chrome › goes to the pages of the footer within the page'],
  },
  {
    id: '2.home.plane',
    sentence: 'A plane slides across the hero once, over four seconds.',
    shownBy: ['e2e › the plane slides across once, over 4 seconds'],
  },
  {
    id: '2.home.agent-tiles',
    sentence: 'The agent service has the tiles Long-term stay, Motels & Guesthouse, Other requests.',
    shownBy: ['shell › the home page › leads into the agent service and into the community'],
  },
  {
    id: '2.home.community-tiles',
    sentence: 'The community has the tiles Trade your stuff, Jobs, Find your roommate.',
    shownBy: ['shell › the home page › leads into the agent service and into the community'],
  },
  {
    id: '2.home.video',
    sentence: 'A video is embedded and plays.',
    shownBy: ['shell › the film › plays with the controls of the browser, which get the focus of the button'],
  },
  {
    id: '2.home.app-banner',
    sentence: 'A banner says that the app is coming soon.',
    shownBy: ['shell › the home page › announces the app, with nothing behind it'],
  },
] as const satisfies readonly Row[]
