import type { FrameSession, FromFrame } from '@within-reach/runtime/frames'
import {
  createLanguageStore,
  createSessionStore,
  type RemoteProps,
  type SessionState,
  type SessionStore,
} from '@within-reach/shared-core'
import type { Connection } from './connection'
import { windowOfPage } from './framed-window'

/** The props of a remote in a frame: the same as in the page, by messages. */
export function propsBy(connection: Connection): RemoteProps {
  const { start, messages$, tell } = connection
  const session = createSessionStore(stateOf(start.session))
  const language = createLanguageStore(start.language)
  messages$.subscribe((message) => {
    if (message.type === 'session') changeSession(session, message.session)
    if (message.type === 'language') {
      document.documentElement.lang = message.language
      language.choose(message.language)
    }
    if (message.type === 'theme') showTheme(message.theme)
  })
  showTheme(start.theme)
  return {
    session$: session.session$,
    current: session.current,
    language$: language.language$,
    language: language.language,
    regions: start.regions,
    site: start.site,
    window: windowOfPage(connection),
    navigate: (to, { state, replace = false } = {}) => tell({ type: 'navigate', to, replace, state }),
    back: (fallback) => tell({ type: 'back', fallback }),
    owns: (pathname) => start.paths.includes(pathname),
    setTitle: (title) => tell({ type: 'title', title }),
    openMessages: (recipient) => tell({ type: 'messages', recipient }),
    report: (report) => tell(messageOf(report)),
  }
}

const messageOf = (report: Parameters<RemoteProps['report']>[0]): FromFrame => {
  switch (report.type) {
    case 'crashed':
      return { type: 'failed', message: String(report.error) }
    case 'trouble':
      return { type: 'trouble', message: String(report.error) }
    default:
      return report
  }
}

/** Only the nick of a member is known in a frame. */
const memberOf = (nick: string) =>
  ({ logined: true, email: '', name: '', nick, marker: '', social: null }) as const

const stateOf = (session: FrameSession): SessionState =>
  session === null
    ? { status: 'loggedOut' }
    : { status: 'loggedIn', member: memberOf(session.nick), token: null }

const changeSession = (store: SessionStore, session: FrameSession): void =>
  store.dispatch(
    session === null ? { type: 'loggedOut' } : { type: 'restored', member: memberOf(session.nick) },
  )

function showTheme(theme: string | undefined): void {
  const { dataset } = document.documentElement
  if (theme === undefined) delete dataset.theme
  else dataset.theme = theme
}
