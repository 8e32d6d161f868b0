import { type Decision, allOpen } from '@within-reach/registry'
import type {
  ReadableLanguage,
  Recipient,
  RemoteProps,
  RemoteReport,
  SessionStore,
  SiteSettings,
} from '@within-reach/shared-core'
import { back, navigate } from '../navigation/navigate'
import { TimeLimitExceeded } from './time-limit'

/** The one remote that may sign in. */
const accountRemote = 'mfe-account'

/** Makes what the shell hands a remote. */
export interface Host {
  propsFor(remote: string): RemoteProps
  onTrouble(label: string, error: unknown): void
}

export interface HostOptions {
  readonly decision: Decision
  readonly site: SiteSettings
  readonly session: SessionStore
  readonly language: ReadableLanguage
  setTitle(title: string): void
  arrived(): void
  openMessages(recipient?: Recipient): void
}

/** @returns a host that hands every remote the same read-only session, and the right to sign in to one of them */
export function createHost(options: HostOptions): Host {
  const { decision, site, session, language, setTitle, arrived, openMessages } = options
  const onTrouble = (label: string, error: unknown) => {
    // What is late may still come, on a slow network or machine, and then nothing was wrong.
    const tell = error instanceof TimeLimitExceeded ? 'warn' : 'error'
    // eslint-disable-next-line no-console -- a section that failed is told to whoever looks for the reason
    console[tell](`${label} failed`, error)
  }
  const rights: RemoteProps['account'] = {
    loggedIn: (signedIn) => session.dispatch({ type: 'loggedIn', session: signedIn }),
    profileChanged: (profile, token) => session.dispatch({ type: 'profileChanged', profile, token }),
  }
  return {
    onTrouble,
    propsFor: (remote) => ({
      session$: session.session$,
      current: session.current,
      language$: language.language$,
      language: language.language,
      regions: decision.remotes[remote]?.regions ?? allOpen,
      site,
      navigate,
      back,
      setTitle,
      openMessages,
      report: (report: RemoteReport) => {
        if (report.type === 'arrived') arrived()
        else onTrouble(remote, report.error)
      },
      account: remote === accountRemote ? rights : undefined,
    }),
  }
}
