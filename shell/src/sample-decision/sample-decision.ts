import { countries, type When } from '@within-reach/contract'
import type { PageDecision, PageRemote } from '@within-reach/registry'
import { paths } from '@within-reach/shared-core'
import type { PrerenderedRows } from '@within-reach/shared-core/pages'
import { agentRemote } from '../agent-regions/agent-regions'
import { sectionNames } from '../chrome/section-name'

const item = { path: '/path-of-a-menu-item', title: 'title-of-a-menu-item' }
const board = { path: paths.jobs, title: 'title-of-a-board' }
/** A section that the shell does not know. */
export const otherSection = 'section-of-the-menu'

/** The sections of the drawn menu. */
const sections = [...Object.keys(sectionNames), otherSection]

/** When the template of a section is used. That of the unknown section is used for all others. */
export const whenSection = (title: string): When => (title === otherSection ? {} : { title })

/** The sample texts of the menu, each with the value that replaces it. */
export const menuSlots: Readonly<Record<string, string>> = {
  [item.path]: 'items.path',
  [item.title]: 'items.title',
  [otherSection]: 'menu.title',
}

/**
 * The menu: its sections, each with its pages.
 * @param element the element of a section
 */
export const menuLists = (element: string): Readonly<Record<string, PrerenderedRows>> => ({
  items: { path: 'menu', nested: true, kinds: [{ at: 0, when: {} }] },
  menu: {
    path: 'menu',
    element,
    kinds: sections.map((title, at) => ({ at, when: whenSection(title) })),
  },
})

/** The sample texts of the choice of a board, each with the value that replaces it. */
export const boardsSlots: Readonly<Record<string, string>> = {
  [board.path]: 'boards.path',
  [board.title]: 'boards.title',
}

/** The boards to choose from. The first is selected without an attribute, so that one template serves all. */
export const boardsList: PrerenderedRows = {
  path: 'boards',
  element: 'option',
  kinds: [{ at: 1, when: {} }],
}

const openIn = (country: string): string => `${agentRemote}.${country}`

/** Every combination of the countries where the agent service is open. */
export const openAspect: readonly When[] = countries.reduce<readonly When[]>(
  (known, country) =>
    known.flatMap((when) => [true, null].map((open) => ({ ...when, [openIn(country)]: open }) as When)),
  [{}],
)

/** The decision for which the shell's pages are drawn. @param values the values of their aspects */
export function sampleDecision(values: When): PageDecision {
  const routesOf = (section: string) => {
    const boards = section === otherSection && values['boards.count'] !== 0
    const listed = [item, ...(boards ? [{ ...board, path: paths.trade }, board] : [])]
    return listed.map(({ path, title }) => ({ path, title: { en: title, ko: title }, menu: section }))
  }
  const remote: PageRemote = { version: '', record: '', routes: sections.flatMap(routesOf) }
  const closed = countries.filter((country) => values[openIn(country)] === null)
  return {
    revision: 0,
    remotes: { [agentRemote]: { ...remote, closed } },
    records: [],
  }
}
