import type { Row } from '../row'

export const routes = [
  {
    id: '2.routes.all',
    sentence: 'Each of the thirty-two routes has one address.',
    shownBy: ['shared-core › paths › are the thirty-two of the specification, each once'],
  },
  {
    id: '2.routes.open',
    sentence:
      'Each route that anybody may open shows its page: home, account, agent service, boards, static pages, menu, headers.',
    shownBy: ['e2e › every open route shows its page under one heading'],
  },
  {
    id: '2.routes.members',
    sentence:
      'Each route for members shows its page to a member, and leads a visitor to login: profile, editors, messages, other requests.',
    shownBy: ['e2e › every route for members sends a visitor away and shows a member its page'],
  },
  {
    id: '2.routes.getyourcode-query',
    sentence: 'The code page knows the email from its address.',
    shownBy: ['mfe-account › the code page › shows which email the code went to'],
  },
  {
    id: '2.routes.enternewpassword-query',
    sentence: 'The page for a new password knows email and code from its address.',
    shownBy: ['mfe-account › a password reset › goes on to the new password with a right code'],
  },
  {
    id: '2.routes.post-type',
    sentence: "The editor's type stands in its address: roommate or trade.",
    shownBy: [
      'mfe-userspace › the editor at %s › is grey until every field is there, then publishes and leads to the board',
    ],
  },
  {
    id: '2.routes.view-id',
    sentence: 'A post opens under its id.',
    shownBy: ['mfe-userspace › the list of a board › opens a post by its title'],
  },
  {
    id: '2.routes.jobsview',
    sentence: 'The sample job is a mock-up with sample text.',
    shownBy: [
      'mfe-userspace › the sample job says that it is one, asks the service nothing, and leads to the real jobs',
    ],
  },
  {
    id: '2.routes.unknown',
    sentence: 'An address that nobody owns says so and leads on.',
    shownBy: ['shell › the page for an address that nobody owns › says so'],
  },
  {
    id: '2.scroll.top',
    sentence: 'A page begins at its top.',
    shownBy: ['e2e › a page begins at its top, a hash at its element, and back where somebody was'],
  },
  {
    id: '2.scroll.saved',
    sentence: 'Back and forward lead to where somebody was on the page.',
    shownBy: ['e2e › a page begins at its top, a hash at its element, and back where somebody was'],
  },
  {
    id: '2.scroll.hash',
    sentence: 'A hash scrolls to its element.',
    shownBy: ['e2e › a page begins at its top, a hash at its element, and back where somebody was'],
  },
] as const satisfies readonly Row[]
