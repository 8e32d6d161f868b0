import type { Messages } from '@lingui/core'
import type { Language, PrerenderedPage, When } from '@within-reach/contract'
import { createSessionStore, paths } from '@within-reach/shared-core'
import {
  cutTemplate,
  renderContent,
  samePage,
  sampleSite,
  socialAspect,
} from '@within-reach/shared-core/prerender'
import { NEVER } from 'rxjs'
import { Header } from '../chrome/header'
import { sectionNames } from '../chrome/section-name'
import { otherSection, whenSection } from '../sample-decision/sample-decision'

const noop = () => {}
const visitor = createSessionStore()

/** The addresses at which the header marks a link, or has another button. */
const marked = [paths.login, paths.signup, paths.profile, paths.mobileMenu, paths.mobileMenuMember]
const atAddress: readonly When[] = [true as const, ...marked].flatMap((pathname) =>
  ([true, null] as const).map((member) => ({ member, pathname })),
)

const titles = [...Object.keys(sectionNames), otherSection]

/** Every section twice: with the current page among its pages, and without it. */
const sectionsAt = (pathname: string) =>
  titles.flatMap((title) =>
    [pathname, '/path-of-another-page'].map((path) => ({ title, items: [{ path, title: path }] })),
  )
const kinds = titles.flatMap((title, at) => [
  { at: 2 * at, when: { ...whenSection(title), current: true as const } },
  { at: 2 * at + 1, when: whenSection(title) },
])

/** Draws the header for visitors, members and operators, on any page. */
export const prerenderHeader = (language: Language, messages: Messages): PrerenderedPage =>
  cutTemplate(
    {
      ...samePage,
      slots: { [otherSection]: 'menu.title' },
      aspects: [atAddress, socialAspect],
      lists: { menu: { path: 'menu', element: 'div', kinds } },
    },
    ({ session = visitor, values = {} }) => {
      const pathname = values.pathname === true ? '/path-of-the-page' : String(values.pathname)
      return renderContent(
        <Header
          menu={sectionsAt(pathname)}
          pathname={pathname}
          site={sampleSite(values)}
          session={session}
          unread={{ count$: NEVER, count: () => 0 }}
          onLogOut={noop}
          onMessages={noop}
        />,
        language,
        messages,
        { session, idPrefix: 'prerender-header-' },
      )
    },
  )
