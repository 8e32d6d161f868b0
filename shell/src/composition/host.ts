import { openRegions } from '@within-reach/registry'
import type { DecisionStore, Telemetry } from '@within-reach/runtime'
import type {
  ReadableLanguage,
  Recipient,
  RemoteProps,
  SessionStore,
  SiteSettings,
  Unsent,
} from '@within-reach/shared-core'
import { back, navigate } from '../navigation/navigate'
import type { UnsavedWork } from '../updates/unsaved-work'

/** The only remote that may sign in. */
const accountRemote = 'mfe-account'

export interface HostOptions {
  readonly decisions: DecisionStore
  readonly site: SiteSettings
  readonly session: SessionStore
  readonly language: ReadableLanguage
  /** Receives the errors that a remote reports. */
  readonly trouble: Telemetry['trouble']
  readonly unsaved: UnsavedWork
  setTitle(title: string): void
  arrived(): void
  openMessages(recipient?: Recipient): void
  sendLater?(unsent: Unsent): Promise<boolean>
  readonly caseChanges?: RemoteProps['caseChanges']
  readonly messageChanges?: RemoteProps['messageChanges']
}

/** Creates the props of each remote: the same read-only session for all, and the right to sign in for one of them. */
export function createHost(options: HostOptions): (remote: string) => RemoteProps {
  const { decisions, site, session, language, trouble, unsaved, setTitle, arrived, openMessages } = options
  const { sendLater, caseChanges, messageChanges } = options
  const rights: RemoteProps['account'] = {
    loggedIn: (signedIn) => session.dispatch({ type: 'loggedIn', session: signedIn }),
    profileChanged: (profile, token) => session.dispatch({ type: 'profileChanged', profile, token }),
  }
  const reportOf = (remote: string): RemoteProps['report'] => {
    const reportUnsaved = unsaved.newSource()
    return (report) => {
      if (report.type === 'arrived') arrived()
      else if (report.type === 'unsaved') reportUnsaved(report.unsaved)
      else trouble(remote, report.error)
    }
  }
  return (remote) => ({
    session$: session.session$,
    current: session.current,
    language$: language.language$,
    language: language.language,
    regions: openRegions(decisions.current().remotes[remote] ?? {}),
    site,
    navigate,
    back,
    setTitle,
    openMessages,
    sendLater,
    caseChanges,
    messageChanges,
    report: reportOf(remote),
    account: remote === accountRemote ? rights : undefined,
  })
}
