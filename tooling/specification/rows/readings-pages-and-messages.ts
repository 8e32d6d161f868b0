import type { Row } from '../row'

export const pagesAndMessages = [
  {
    id: 'readings.questions',
    sentence: 'The questions board has no region and no Location.',
    shownBy: [
      'api › publishing › keeps no region, place or status of a question, nor a status of a roommate ad',
      'mfe-userspace › a post › of the questions board has no region',
    ],
  },
  {
    id: 'readings.search.boards',
    sentence: 'All four boards have a search box.',
    shownBy: [
      'mfe-userspace › a board › %s is searched from its box, and what was found can be shared',
      'api › a search › for %s finds %s',
    ],
  },
  {
    id: 'readings.search.messages',
    sentence: 'The search of the messages works.',
    shownBy: [
      'mfe-messages › the message centre › searches',
      'api › finding messages › by nick, email or text: %s',
    ],
  },
  {
    id: 'readings.send-page',
    sentence: 'The send pages work.',
    shownBy: [
      'e2e › every route for members sends a visitor away and shows a member its page',
      'e2e › a message that is written at %s arrives, and opens under its address',
    ],
  },
  {
    id: 'readings.jobsview',
    sentence: 'The sample page says that it is one, and search engines do not list it.',
    shownBy: [
      'mfe-userspace › the sample job says that it is one, asks the service nothing, and leads to the real jobs',
      'mfe-userspace › the sample job is kept out of search engines and menus',
    ],
  },
  {
    id: 'readings.header-pages',
    sentence: 'The header page and the banner page are there and not indexed.',
    shownBy: [
      'e2e › every open route shows its page under one heading',
      'api › a page › is kept out of search engines where it is unlisted',
    ],
  },
  {
    id: 'readings.mobilemenu',
    sentence: 'Each menu page sends a visitor in the other state to its twin.',
    shownBy: [
      'shell › the mobile menu › of visitors sends a member to the other',
      'shell › the mobile menu › of members sends a visitor to the other',
    ],
  },
  {
    id: 'readings.mobilemsg',
    sentence: 'The entry to mobile messages leads to the inbox.',
    shownBy: ['e2e › the entry to mobile messages leads to the mobile inbox'],
  },
  {
    id: 'readings.menu-toggle',
    sentence: 'On the menu page the toggle goes back, or home where the visit began there.',
    shownBy: [
      'shell › the narrow header › leads back on the menu page %s',
      'shell › the narrow header › leads home from a menu page that the visit began on',
    ],
  },
  {
    id: 'readings.cards',
    sentence: 'At 768 px and below cards stand for the table, and tabs for the drop-down.',
    shownBy: ['e2e › at 768 px a board is cards and tabs, and above it a table and a drop-down'],
  },
  {
    id: 'readings.breakpoints',
    sentence: 'The layout holds without sideways scrolling down to 320 px.',
    shownBy: [
      'e2e › no open page scrolls sideways at any breakpoint, down to 320 px',
      'e2e › no page of a member scrolls sideways at any breakpoint, down to 320 px',
    ],
  },
  {
    id: 'readings.delete-back',
    sentence: 'After deleting a post it is one step back, or the board where there is none.',
    shownBy: [
      'shell › navigating › back goes one step back where there is one',
      'shell › navigating › back goes to the fallback where the visit began on this page',
      'mfe-userspace › deleting a post › of %s goes back, or to the board',
    ],
  },
  {
    id: 'readings.reply-to',
    sentence: 'A reply goes to the address of the open message.',
    shownBy: [
      'mfe-messages › the message centre › replies to the address of the open message, then clears the box, says so, and loads again',
    ],
  },
  {
    id: 'readings.reply-inbox-only',
    sentence: 'The reply box is hidden in Sent.',
    shownBy: ['mfe-messages › the message centre › has no reply box in Sent'],
  },
  {
    id: 'readings.social',
    sentence: 'A social link without an address is not shown.',
    shownBy: ['shell › the wide header › shows the social pages that have an address'],
  },
  {
    id: 'readings.film',
    sentence: 'The film is self-hosted with a poster, loaded only when played, and its address is a setting.',
    shownBy: [
      'shell › the film › loads nothing but its poster until it is played',
      'shell › the film › is that of the setting where there is one',
    ],
  },
  {
    id: 'readings.app-banner',
    sentence: 'Behind the banner of the app is nothing but coming soon.',
    shownBy: ['shell › the home page › announces the app, with nothing behind it'],
  },
  {
    id: 'readings.languages.switch',
    sentence: 'A visible switch changes between English and Korean, in place, and keeps what was chosen.',
    shownBy: [
      'shell › the switch of languages › changes the language of the page in place, and keeps it',
      'shell › the switch of languages › names each language in itself',
    ],
  },
  {
    id: 'readings.languages.policies',
    sentence: 'The long texts stand in both languages, section by section.',
    shownBy: ['shell › %s › stands section by section beside the English'],
  },
  {
    id: 'readings.languages',
    sentence: "The interface speaks English and Korean, and the first guess is the browser's.",
    shownBy: [
      'api › the language of a page › is %s for %s',
      'shared-core › the words of a remote › change with the language, while what was typed stays',
      'e2e › every page is accessible to a visitor, in %s and %s',
    ],
  },
  {
    id: 'readings.policies',
    sentence: 'The privacy policy says how nationality, gender and visa are used and how long they are kept.',
    shownBy: [
      'shell › the privacy policy › says what nationality, gender and visa are used for, and how long they are kept',
    ],
  },
  {
    id: 'readings.scroll',
    sentence:
      'Back and forward restore the place, a hash leads to its element, everything else begins at the top.',
    shownBy: ['e2e › a page begins at its top, a hash at its element, and back where somebody was'],
  },
  {
    id: 'readings.submenus',
    sentence: 'Submenus open on hover, on focus and on tap, and close on Escape.',
    shownBy: [
      'shell › a submenu › opens under the mouse, stays open on a click, and closes when the mouse leaves',
      'shell › a submenu › opens on focus, leads through its pages by Tab, and closes behind them',
      'shell › a submenu › opens on a tap, closes on the next, and on a tap elsewhere',
      'shell › a submenu › closes on Escape and gives the focus back to its button',
    ],
  },
  {
    id: 'readings.by-the-hour',
    sentence: 'A short stay may end on the day it starts.',
    shownBy: [
      'contract › the fields of a call › of a short stay may end on the day it starts, not before, and only on days that exist',
      'mfe-askreach › the short-term form › takes a stay by the hour, which ends on the day it starts, but none that ends before',
    ],
  },
  {
    id: 'readings.who-asks',
    sentence: 'Who asks is taken from the token, whatever the form says.',
    shownBy: [
      'api › the inquiry of a member › is asked under the name and email of the account, whatever the form says',
    ],
  },
  {
    id: 'readings.age',
    sentence: 'Sign-up says beside the terms that users are 18 or older.',
    shownBy: ['mfe-account › sign-up says beside the terms that members are 18 or older'],
  },
  {
    id: 'readings.author',
    sentence: 'A post offers to message its author, whose address nobody sees.',
    shownBy: [
      'mfe-userspace › a message to the author › is opened for a member with the handle of the post, under the nick',
      'mfe-messages › a new message › to an author shows the nick and sends the handle',
      'api › a message to the author of a post › arrives, and tells its sender the nick only',
      'e2e › from an ad to an answer: post, find, comment, write, read, reply, delete',
    ],
  },
] as const satisfies readonly Row[]
