import { openRegions } from '@within-reach/registry'
import type {
  ReadableLanguage,
  Recipient,
  RemoteProps,
  SessionStore,
  SiteSettings,
} from '@within-reach/shared-core'
import type { DecisionStore } from '@within-reach/runtime'
import { changedFile } from '../integrity/changed-file'
import { back, navigate } from '../navigation/navigate'
import type { UnsavedWork } from '../updates/unsaved-work'
import type { Receipt } from '../receipt/receipt'
import { troubleLine } from '../receipt/receipt-line'
import { type SectionEvents, tellAll } from './events'
import { TimeLimitExceeded } from '@within-reach/runtime'

/** The one remote that may sign in. */
const accountRemote = 'mfe-account'

/** Makes what the shell hands a remote. */
export interface Host {
  propsFor(remote: string): RemoteProps
  /** Where what happens to a version is told. */
  readonly events: SectionEvents
  onTrouble(label: string, error: unknown): void
}

export interface HostOptions {
  readonly decisions: DecisionStore
  readonly site: SiteSettings
  readonly session: SessionStore
  readonly language: ReadableLanguage
  /** Told of what happens to the versions of all sections. */
  readonly listeners: readonly SectionEvents[]
  /** What the page is made of, for reports of trouble. */
  receipt(): Receipt
  readonly unsaved: UnsavedWork
  setTitle(title: string): void
  arrived(): void
  openMessages(recipient?: Recipient): void
}

/** @returns a host that hands every remote the same read-only session, and the right to sign in to one of them */
export function createHost(options: HostOptions): Host {
  const { decisions, site, session, language, listeners, receipt, unsaved, setTitle, arrived, openMessages } =
    options
  const onTrouble = (label: string, error: unknown) => {
    // What is late may still come, on a slow network or machine, and then nothing was wrong.
    const tell = error instanceof TimeLimitExceeded ? 'warn' : 'error'
    // eslint-disable-next-line no-console -- a section that failed is told to whoever looks for the reason
    console[tell](troubleLine(label, receipt()), error)
    void changedFile(error).then((address) => {
      // eslint-disable-next-line no-console -- the same, for whoever answers for the files
      if (address !== undefined) console.error(`${address} is not what was published`)
    })
  }
  const rights: RemoteProps['account'] = {
    loggedIn: (signedIn) => session.dispatch({ type: 'loggedIn', session: signedIn }),
    profileChanged: (profile, token) => session.dispatch({ type: 'profileChanged', profile, token }),
  }
  const events = tellAll(...listeners, {
    loaded: () => {},
    mounted: () => {},
    failed: ({ label }, { error }) => onTrouble(label, error),
  })
  const reportOf = (remote: string): RemoteProps['report'] => {
    const holdsUnsaved = unsaved.newHolder()
    return (report) => {
      if (report.type === 'arrived') arrived()
      else if (report.type === 'unsaved') holdsUnsaved(report.unsaved)
      else onTrouble(remote, report.error)
    }
  }
  return {
    onTrouble,
    events,
    propsFor: (remote) => ({
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
      report: reportOf(remote),
      account: remote === accountRemote ? rights : undefined,
    }),
  }
}
