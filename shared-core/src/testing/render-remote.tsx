import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, configure, render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event'
import { allOpen } from '@within-reach/contract'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createLanguageStore } from '../language'
import { queryClient } from '../react/query-client'
import { RemoteContext } from '../react/remote-context'
import type { RemoteProps } from '../remote'
import { createSessionStore, type Member, type SessionStore } from '../session'

// Nothing that another test read.
beforeEach(() => queryClient.clear())

// A screen that is never shown fails its test all the same; one that is shown late, on a busy machine, does not.
configure({ asyncUtilTimeout: 10_000 })

/** Somebody to be logged in as. */
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
  /** Who is logged in; nobody unless told. */
  readonly member?: Member
  /** What the shell hands over otherwise than usual: closed regions, the rights of mfe-account, the message centre. */
  readonly props?: Partial<RemoteProps>
  /** What stands around the screen, with an outlet for it. */
  readonly frame?: ReactNode
}

/** A screen on show, and what stands around it. */
export interface RenderedRemote {
  readonly user: UserEvent
  /** What the shell handed over; its functions are Jest's, to ask what the screen wanted of them. */
  readonly shell: jest.Mocked<Pick<RemoteProps, 'navigate' | 'back' | 'setTitle' | 'report' | 'openMessages'>>
  readonly session: SessionStore
  /** Somebody else logs in, or the member logs out. */
  switchTo(member: Member | null): Promise<void>
  /** The address that is shown, with its query. */
  address(): string
  /** The browser's back button. */
  goBack(): Promise<void>
  unmount(): void
}

/** Somebody who presses the keys of a field without a turn of the clock between them: React draws at each all the same. */
function somebodyQuick(): UserEvent {
  // Styles are not applied here, so asking at every click whether they let the pointer through finds nothing.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const quick = user.setup({ delay: null })
  return {
    ...user,
    // The rich editor follows its own text in a turn of its own.
    type: (field, ...rest) => (field.matches('input, textarea') ? quick : user).type(field, ...rest),
  }
}

/**
 * Shows a screen of a remote as the shell would. A navigation within the screen's own page changes its address;
 * one that leaves the page is only recorded, since another screen would be shown then.
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
  // Without a catalogue, the sentences of the sources are shown, which are English.
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const handed: RemoteProps = {
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
    <RemoteContext value={handed}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </RemoteContext>,
  )
  return {
    user: somebodyQuick(),
    shell,
    session,
    switchTo: (next) =>
      act(async () => session.dispatch(next ? { type: 'restored', member: next } : { type: 'loggedOut' })),
    address: () => router.state.location.pathname + router.state.location.search,
    goBack: () => act(() => router.navigate(-1)),
    unmount,
  }
}
