import type { NewestMessages, Profile, Region, Session } from '@within-reach/contract'
import type { Observable } from 'rxjs'
import type { ReadableLanguage } from './language'
import type { ReadableSession } from './session'

/** The open regions of a remote. A closed one is shown as not open yet, and the service refuses it. */
export type OpenRegions = Readonly<Record<Region, boolean>>

export interface NavigateOptions {
  /** Stored with the history entry. */
  readonly state?: unknown
  /** Replaces the current entry. */
  readonly replace?: boolean
}

/** An event for the shell, which decides what is shown and what is reported. */
export type RemoteReport =
  | { readonly type: 'crashed'; readonly error: unknown }
  /** An error. The page continues without the broken part. */
  | { readonly type: 'trouble'; readonly error: unknown }
  /** A page is rendered after a navigation: scroll and focus can settle. */
  | { readonly type: 'arrived' }
  /** Whether there is unsaved input. */
  | { readonly type: 'unsaved'; readonly unsaved: boolean }

/** The recipient of a new message: an email, or an author's handle with the nick to show instead. */
export interface Recipient {
  readonly to: string
  readonly nick: string
}

/** The right to change the session. Only mfe-account gets it. */
export interface SessionRights {
  loggedIn(session: Session): void
  profileChanged(profile: Profile, token: string): void
}

/** Settings of this installation that a page may show. */
export interface SiteSettings {
  readonly supportEmail: string
  readonly filmUrl: string
  readonly social: Readonly<Partial<Record<'video' | 'shortVideo' | 'photo', string>>>
  /** Set if the service translates texts of members. Absent also in an older shell. */
  readonly translation?: 'service'
  /** The name of the OpenID Connect provider by which members can log in. Absent without one, and in an older shell. */
  readonly openid?: string
}

/** The newest messages of a member. An older shell says nothing more. */
export interface MessageState extends NewestMessages {
  /** How many messages are unread. */
  readonly unread?: number
  /** Whether a message left a folder or came back, which need not change anything else. */
  readonly deleted?: boolean
}

/** How the message centre was opened, and how it closes. */
export interface MessageCenter {
  readonly recipient?: Recipient
  close(): void
}

/** A message, comment or post that could not be sent without a network. */
export interface Unsent {
  /** A call that is carried out once per `Idempotency-Key`. */
  readonly path: string
  /** The fields that were sent. */
  readonly fields: Readonly<Record<string, string | number | undefined>>
  readonly files?: readonly File[]
  /** Its name in the list of waiting texts: the recipient of a message, the subject of a post. */
  readonly title: string
}

/**
 * The single-spa custom props that the shell passes to a remote. A remote never reads the registry's document itself.
 */
export interface RemoteProps extends ReadableSession, ReadableLanguage {
  readonly regions: OpenRegions
  readonly site: SiteSettings
  /** Navigates to an address of this site with one history entry, whichever remote owns it. */
  navigate(to: string, options?: NavigateOptions): void
  /** Goes one step back, or to the given address if this page was opened directly. */
  back(fallback: string): void
  /** Whether an address belongs to this remote. Absent in an older shell. */
  owns?(pathname: string): boolean
  /** Sets the page's title. The shell adds the site's name. */
  setTitle(title: string): void
  report(report: RemoteReport): void
  /**
   * Opens the message centre, or the mobile message pages on narrow screens. With a recipient, it starts a new message.
   */
  openMessages(recipient?: Recipient): void
  /**
   * Keeps a text whose call ended as `offline`, and sends it once when there is a network. Absent in an older shell.
   * @returns whether it is kept; otherwise it must stay in its form
   */
  sendLater?(unsent: Unsent): Promise<boolean>
  /**
   * Emits when a case changed for its reader: one of the member's or of staff, or the case of a mailed link. The reader then makes
   * the calls of the page again. Absent in an older shell, and in a sandboxed frame.
   * @param linked the id of the linked case, after the call that reads it
   * @param shown the newest `changed` of the member's own cases that the page shows, empty for none. Then a newer one that was told
   *   before is emitted at once, except by an older shell, and the first that is told is not emitted if the page shows it
   */
  caseChanges?(linked?: number, shown?: string): Observable<void>
  /**
   * Emits when the member's messages may have changed: one arrived, was sent, deleted, withdrawn or read elsewhere. The reader then
   * makes the calls of the page again, or only if the state differs from what it shows. An older service sends no state. What was told
   * before is emitted at once, except by an older shell. Absent in an even older one, and in a sandboxed frame.
   */
  messageChanges?(): Observable<MessageState | undefined>
  /** The window whose address the pages follow. Absent if it is that of the page, as outside a sandboxed frame. */
  readonly window?: Window
  /** Only for mfe-account. */
  readonly account?: SessionRights
  /** Only for the message centre, which is a parcel over the page. */
  readonly center?: MessageCenter
}
