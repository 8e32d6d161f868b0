import { myRoles, type StaffRole, staffRoles, successAnswer, type When } from '@within-reach/contract'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { Frame } from './frame'

/** The fields that count a role of the reader: 1 or 0. */
const countOf: Readonly<Record<StaffRole, string>> = { moderator: 'moderator.count', agent: 'agent.count' }

/** The roles of a reader. Every member but staff has none. */
const readers: readonly When[] = [
  { [countOf.moderator]: 1, [countOf.agent]: 1 },
  { [countOf.moderator]: 1, [countOf.agent]: 0 },
  { [countOf.moderator]: 0, [countOf.agent]: 1 },
  { [countOf.moderator]: 0, [countOf.agent]: 0 },
]

/**
 * A page of the desk for each combination of roles, with skeletons in place of what it lists: or that it is for staff only. Without the
 * roles in the page, and for operators, whose navigation has one more page, it is not drawn.
 */
const deskPage: PrerenderedTemplate = {
  only: { member: true, 'member.operator': null },
  query: () => '',
  reads: [myRoles.path],
  slots: {},
  aspects: [readers],
  lists: Object.fromEntries(
    staffRoles.map((role) => [
      role,
      {
        path: myRoles.path,
        field: 'roles',
        only: { field: 'text', startsWith: role, is: true },
        kinds: [],
      },
    ]),
  ),
  answers: (reader) => [
    {
      path: myRoles.path,
      fields: {},
      answer: successAnswer(myRoles, { roles: staffRoles.filter((role) => reader[countOf[role]] === 1) }),
    },
  ],
  layout: <Frame />,
}

/** A page that looks the same for every query until its first read is answered. */
export const samePage = deskPage

/** A page whose filters are in its query: without a query, and for readers who may not see it. */
export const filteredPage = (role: StaffRole): readonly PrerenderedTemplate[] => [
  { ...deskPage, only: { ...deskPage.only, search: '' } },
  {
    ...deskPage,
    only: { ...deskPage.only, [countOf[role]]: 0 },
    aspects: [readers.filter((reader) => reader[countOf[role]] === 0)],
  },
]
