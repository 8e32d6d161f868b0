import type { Row } from '../row'

export const peopleAndPosts = [
  {
    id: 'readings.name',
    sentence: 'The product is called Within Reach.',
    shownBy: [
      'e2e › header, footer and content have the sizes of the specification',
      'shell › the narrow header › leads home from a menu page that the visit began on',
    ],
  },
  {
    id: 'readings.regions.texts',
    sentence: 'Every text that names regions follows the switches of the region console.',
    shownBy: [
      'shell › the sentence about regions › says which are open while closed are: %s',
      'mfe-askreach › where the agent service is offered › with %s reads "… available for %s"',
    ],
  },
  {
    id: 'readings.regions.per-remote',
    sentence: 'The switches are per remote: those of the agent service are not those of the boards.',
    shownBy: [
      'shell › the sentence about regions › is about the switches of the agent service, not of the boards',
    ],
  },
  {
    id: 'readings.regions.closed',
    sentence: 'A closed region is shown as not open yet.',
    shownBy: [
      'mfe-userspace › the region of a new post › is not open yet where it is closed',
      'mfe-askreach › where the agent service is offered › with nothing open says so and offers the waiting list',
    ],
  },
  {
    id: 'readings.regions.waiting-list',
    sentence: 'An inquiry about a closed region is a waiting-list entry, marked so for the agent.',
    shownBy: [
      'api › the inquiry of a visitor › about a closed region is a waiting-list entry, marked so for the agent',
    ],
  },
  {
    id: 'readings.regions.enforced',
    sentence: 'The service refuses a post in a closed region, and posts that stand there stay readable.',
    shownBy: [
      'api › publishing › is refused in a region that is switched off, while its posts stay readable',
    ],
  },
  {
    id: 'readings.session.kept',
    sentence: 'A new tab, a reload and a restart of the browser keep the login.',
    shownBy: [
      'e2e › somebody joins with a code that came by mail, and stays logged in: after a reload and in a second tab',
      'e2e › a member stays logged in after a restart of the browser',
    ],
  },
  {
    id: 'readings.session.marker',
    sentence: 'A marker that differs ends the login.',
    shownBy: [
      'e2e › a session whose marker is no longer that of the browser is ended at the next navigation',
    ],
  },
  {
    id: 'readings.remember-me',
    sentence: 'Remember me is shown, labelled and without effect.',
    shownBy: ['mfe-account › the login page › shows "Remember me", which changes nothing'],
  },
  {
    id: 'readings.signup.first-popup',
    sentence:
      'An empty email gives the popup of the list, and the focus goes to the field with a hint of its own.',
    shownBy: [
      'mfe-account › the checks of sign-up › say of an empty email, with everything after it wrong too: "Email already in use"',
      'mfe-account › the sign-up page › leads to the field of the failing check once the popup is closed',
    ],
  },
  {
    id: 'readings.silent',
    sentence:
      'A silent form shows no popup and sends nothing; its grey button leads to the first field that is missing, marked as invalid.',
    shownBy: [
      'mfe-askreach › the long-term form › that lacks something makes no request and leads to the first thing that is missing',
      'mfe-account › the new password › that differs from its confirmation is silently not sent, and focus shows where',
      'mfe-userspace › the editor at %s › leads from its grey button to the first field that is missing, and sends nothing',
    ],
  },
  {
    id: 'readings.grey-buttons',
    sentence: 'A grey button is marked so and can be pressed.',
    shownBy: [
      'shared-ui › a button › that is not ready is marked as disabled, but can be focused and pressed',
    ],
  },
  {
    id: 'readings.html.sanitised-in',
    sentence: 'A description is sanitised before it is stored.',
    shownBy: [
      'api › what is stored of a description › leaves nothing that could run or load of %s',
      'api › publishing › sanitises the description and keeps the subject as it was typed',
    ],
  },
  {
    id: 'readings.html.sanitised-out',
    sentence: 'A description is sanitised again before it is shown.',
    shownBy: ['mfe-userspace › a post › shows its description as HTML, of which nothing can run'],
  },
  {
    id: 'readings.html.editor',
    sentence: 'A small editor writes bold, italic, lists, links and paragraphs.',
    shownBy: [
      'mfe-userspace › the rich editor › makes %s of what is typed, and shows that it does',
      'mfe-userspace › the rich editor › puts a link where the cursor stands',
      'mfe-userspace › the rich editor › writes paragraphs',
    ],
  },
  {
    id: 'readings.html.plain',
    sentence: 'Plain typing with line breaks works, also without the editor.',
    shownBy: [
      'mfe-userspace › where the rich editor cannot be loaded, plain typing with line breaks just works',
    ],
  },
  {
    id: 'readings.dialog.markup',
    sentence: 'Text of users is text in every list and dialog.',
    shownBy: [
      'api › lists comments oldest first, as the plain text they are',
      'mfe-userspace › the comments of a post › are shown with author and date, the newest at the bottom, as plain text',
    ],
  },
  {
    id: 'readings.files.jobs',
    sentence: 'Jobs and questions take up to five files, pictures and PDF.',
    shownBy: [
      'api › keeps up to five files of a job in their order, the first picture as its image',
      'mfe-userspace › the files of a new post › are sent with it, up to five',
      'mfe-userspace › the files of a new post › may be PDF on the jobs board, and nothing else',
    ],
  },
  {
    id: 'readings.files.pictures',
    sentence: 'Roommate ads and offers take pictures only.',
    shownBy: [
      'mfe-userspace › the files of a new post › are pictures only where roommates and things are offered',
      'api › a post whose files are refused › is not published, and nothing of it is kept: %s',
    ],
  },
  {
    id: 'readings.jobs.no-status',
    sentence: 'A job without a status has no badge and appears under all.',
    shownBy: [
      'mfe-userspace › the list of a board › marks jobs that seek or recruit, and only those',
      'api › publishing › takes a job with either status, or with none',
      'api › filters › %s of the jobs board leave %s, and count what they leave',
    ],
  },
  {
    id: 'readings.pages',
    sentence: 'More than one page is offered where there is more than one, with the current one marked.',
    shownBy: [
      'mfe-userspace › the pages of a board › are turned with the filters kept',
      'shared-ui › the pages that are offered › on page %s of %s are %s',
      'api › a board › numbers twenty rows a page, counting down from the total',
    ],
  },
] as const satisfies readonly Row[]
