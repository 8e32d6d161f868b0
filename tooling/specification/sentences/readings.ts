export const readings = {
  'readings.name': 'The product is called Within Reach.',
  'readings.regions.texts': 'Every text that names regions follows the switches of the region console.',
  'readings.regions.per-remote':
    'The switches are per remote: those of the agent service are not those of the boards.',
  'readings.regions.closed': 'A closed region is shown as not open yet.',
  'readings.regions.waiting-list':
    'An inquiry about a closed region is a waiting-list entry, marked so for the agent.',
  'readings.regions.enforced':
    'The service refuses a post in a closed region; existing posts there stay readable.',
  'readings.session.kept': 'A new tab, a reload and a restart of the browser keep the login.',
  'readings.session.marker': 'A marker that differs ends the login.',
  'readings.remember-me': 'Remember me is shown, labelled and without effect.',
  'readings.signup.first-popup':
    'An empty email gives the popup of the list, and the focus goes to the field with a hint of its own.',
  'readings.silent':
    'A silent form shows no popup and sends nothing; its grey button moves the focus to the first missing field, marked as invalid.',
  'readings.grey-buttons': 'A grey button is marked so and can be pressed.',
  'readings.html.sanitised-in': 'A description is sanitised before it is stored.',
  'readings.html.sanitised-out': 'A description is sanitised again before it is shown.',
  'readings.html.editor': 'A small editor writes bold, italic, lists, links and paragraphs.',
  'readings.html.plain': 'Plain typing with line breaks works, also without the editor.',
  'readings.dialog.markup': 'User text is rendered as text in every list and dialog.',
  'readings.files.jobs': 'Jobs and questions take up to five files, pictures and PDF.',
  'readings.files.pictures': 'Roommate ads and offers take pictures only.',
  'readings.jobs.no-status': 'A job without a status has no badge and appears under all.',
  'readings.pages': 'Page numbers are offered if there is more than one page, with the current one marked.',
  'readings.questions': 'The questions board has no region and no Location.',
  'readings.search.boards': 'All four boards have a search box.',
  'readings.search.messages': 'The search of the messages works.',
  'readings.send-page': 'The send pages work.',
  'readings.jobsview': 'The sample page says that it is one, and search engines do not list it.',
  'readings.header-pages': 'The header page and the banner page exist and are not indexed.',
  'readings.mobilemenu': 'Each menu page sends a visitor in the other state to its twin.',
  'readings.mobilemsg': 'The entry to mobile messages leads to the inbox.',
  'readings.menu-toggle': 'On the menu page the toggle goes back, or home if the visit began there.',
  'readings.cards': 'At 768 px and below cards replace the table, and tabs the drop-down.',
  'readings.breakpoints': 'The layout holds without sideways scrolling down to 320 px.',
  'readings.delete-back':
    'After a post is deleted the browser goes back one step, or to the board if there is none.',
  'readings.reply-to': 'A reply goes to the address of the open message.',
  'readings.reply-inbox-only': 'The reply box is hidden in Sent.',
  'readings.social': 'A social link without an address is not shown.',
  'readings.film':
    'The film is self-hosted with a poster, loaded only when played, and its address is a setting.',
  'readings.app-banner': 'The app banner says that the app is coming soon and links to nothing.',
  'readings.languages.switch':
    'A visible switch changes between English, Korean, Chinese and Vietnamese in place, and the choice is remembered.',
  'readings.languages.policies': 'The long texts are in every language, section by section.',
  'readings.languages':
    "The interface is in English, Korean, Chinese and Vietnamese, and begins in the browser's language.",
  'readings.policies':
    'The privacy policy says how nationality, gender and visa are used and how long they are kept.',
  'readings.scroll':
    'Back and forward restore the scroll position, a hash scrolls to its element, every other page begins at the top.',
  'readings.submenus': 'Submenus open on hover, on focus and on tap, and close on Escape.',
  'readings.by-the-hour': 'A short stay may end on the day it starts.',
  'readings.who-asks': 'The caller is taken from the token, whatever the form says.',
  'readings.age': 'Sign-up says beside the terms that users are 18 or older.',
  'readings.author': 'A post offers to message its author, whose address is not shown.',
}
