import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event'
import { allOpen } from '@within-reach/contract'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createLanguageStore } from '../language'
import { queryClient } from '../react/query-client'
import { RemoteContext } from '../react/remote-context'
import type { RemoteProps } from '../remote'
import { createSessionStore, type Member, type SessionStore } from '../session'

// Removes the answers that another test read.
beforeEach(() => queryClient.clear())

/** A member for tests. */
export const mina: Member = {
  logined: true,
  email: 'mina@example.com',
  name: 'Mina Kim',
  nick: 'mina',
  marker: 'marker-of-mina',
  social: null,
}

export interface RemoteOptions {
  /** The address with its query at which the screen is opened. */
  readonly path: string
  /** The logged-in member. None by default. */
  readonly member?: Member
  /** Props that differ from the default: closed regions, the rights of mfe-account, the message centre. */
  readonly props?: Partial<RemoteProps>
  /** A layout around the screen, with an outlet for it. */
  readonly frame?: ReactNode
}

/** A rendered screen and its surroundings. */
export interface RenderedRemote {
  readonly user: UserEvent
  /** The props from the shell. Their functions are Jest mocks, so that a test can inspect the calls. */
  readonly shell: jest.Mocked<Pick<RemoteProps, 'navigate' | 'back' | 'setTitle' | 'report' | 'openMessages'>>
  readonly session: SessionStore
  /** Logs another person in, or the member out. */
  switchTo(member: Member | null): Promise<void>
  /** The current address with its query. */
  address(): string
  /** The browser's back button. */
  goBack(): Promise<void>
  unmount(): void
}

/** Types without a delay between keys. React still renders after each. */
function quickUser(): UserEvent {
  // Styles are not applied here, so the check for pointer-events at every click would find nothing.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const quick = user.setup({ delay: null })
  return {
    ...user,
    // The rich editor handles its own text in a separate task.
    type: (field, ...rest) => (field.matches('input, textarea') ? quick : user).type(field, ...rest),
  }
}

/**
 * Renders a screen of a remote as the shell would. A navigation within the screen's own page changes its address. A
 * navigation that leaves the page is only recorded, since it would show another screen.
 * @param screen the screen's element
 */
export function renderRemote(
  screen: ReactNode,
  { path, member, props, frame }: RemoteOptions,
): RenderedRemote {
  const session = createSessionStore(member ? { status: 'loggedIn', member, token: 'token' } : undefined)
  const page = { path: '*', element: screen }
  const router = createMemoryRouter([frame ? { element: frame, children: [page] } : page], {
    initialEntries: [path],
  })
  const shell: RenderedRemote['shell'] = {
    navigate: jest.fn((to, options) => {
      const { pathname } = router.state.location
      if (new URL(to, window.location.origin).pathname === pathname) void router.navigate(to, options)
    }),
    back: jest.fn(),
    setTitle: jest.fn(),
    report: jest.fn(),
    openMessages: jest.fn(),
  }
  const { language, language$ } = createLanguageStore('en')
  // Without a catalogue, the English source messages are shown.
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const remoteProps: RemoteProps = {
    session$: session.session$,
    current: session.current,
    language,
    language$,
    regions: allOpen,
    site: { supportEmail: 'support@example.com', filmUrl: '', social: {} },
    ...shell,
    ...props,
  }
  const { unmount } = render(
    <RemoteContext value={remoteProps}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </RemoteContext>,
  )
  return {
    user: quickUser(),
    shell,
    session,
    switchTo: (next) =>
      act(async () => session.dispatch(next ? { type: 'restored', member: next } : { type: 'loggedOut' })),
    address: () => router.state.location.pathname + router.state.location.search,
    goBack: () => act(() => router.navigate(-1)),
    unmount,
  }
}
