import type { Profile, Region, Session } from '@within-reach/contract'
import type { ReadableLanguage } from './language'
import type { ReadableSession } from './session'

/** Which regions are open for a remote. A closed one is shown as not open yet, and the service refuses it. */
export type OpenRegions = Readonly<Record<Region, boolean>>

export interface NavigateOptions {
  /** Kept with the history entry. */
  readonly state?: unknown
  /** Takes the place of the current entry. */
  readonly replace?: boolean
}

/** Something the shell should know of: it decides what is shown and what is reported. */
export type RemoteReport =
  | { readonly type: 'crashed'; readonly error: unknown }
  /** Something went wrong, and the page goes on without it. */
  | { readonly type: 'trouble'; readonly error: unknown }
  /** A page is on show after a navigation: scroll and focus can settle. */
  | { readonly type: 'arrived' }
  /** Whether something was typed or chosen that was not sent. */
  | { readonly type: 'unsaved'; readonly unsaved: boolean }

/** Whom a new message is for: an email, or an author's handle with the nick that is shown instead. */
export interface Recipient {
  readonly to: string
  readonly nick: string
}

/** The right to change the session. Only mfe-account is handed it. */
export interface SessionRights {
  loggedIn(session: Session): void
  profileChanged(profile: Profile, token: string): void
}

/** Settings of this installation that a page may show. */
export interface SiteSettings {
  readonly supportEmail: string
  readonly filmUrl: string
  readonly social: Readonly<Partial<Record<'video' | 'shortVideo' | 'photo', string>>>
}

/** How the message centre was opened, and how it closes. */
export interface MessageCenter {
  readonly recipient?: Recipient
  close(): void
}

/** What the shell hands a remote as single-spa custom props. A remote never reads the registry's document itself. */
export interface RemoteProps extends ReadableSession, ReadableLanguage {
  readonly regions: OpenRegions
  readonly site: SiteSettings
  /** Goes to an address of this site: one history entry, whichever remote owns it. */
  navigate(to: string, options?: NavigateOptions): void
  /** One step back, or to the given address where this page was opened directly. */
  back(fallback: string): void
  /** Whether an address belongs to this remote; absent in a shell that does not tell. */
  owns?(pathname: string): boolean
  /** Names the page that is shown; the shell adds the site's name. */
  setTitle(title: string): void
  report(report: RemoteReport): void
  /** Opens the message centre, or the mobile message pages on narrow screens; with a recipient, a new message. */
  openMessages(recipient?: Recipient): void
  /** Only for mfe-account. */
  readonly account?: SessionRights
  /** Only for the message centre, which is a parcel over the page. */
  readonly center?: MessageCenter
}
