import type { Language } from '@within-reach/contract'
import type { OpenRegions, Recipient, SiteSettings } from '@within-reach/shared-core'

/** The version of these messages. A frame and its page may come from different deploys. */
export const frameProtocol = 1

/** An address of this site with the state of its history entry. */
export interface FrameAddress {
  /** Path, query and fragment. */
  readonly path: string
  readonly state?: unknown
}

/** The session as a frame may know it: neither email nor name nor token. */
export type FrameSession = { readonly nick: string } | null

/** The first message to a frame. It carries the port of all others. */
export interface FrameStart {
  readonly type: 'start'
  readonly protocol: typeof frameProtocol
  readonly session: FrameSession
  readonly language: Language
  readonly theme: string | undefined
  readonly regions: OpenRegions
  readonly site: SiteSettings
  readonly address: FrameAddress
  /** The paths of the remote's own pages. */
  readonly paths: readonly string[]
}

/** The answer to a call of a frame. `status` 0: there is no network. */
export interface FrameAnswer {
  readonly type: 'answer'
  readonly id: number
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** What a page tells a frame. */
export type ToFrame =
  | { readonly type: 'session'; readonly session: FrameSession }
  | { readonly type: 'language'; readonly language: Language }
  | { readonly type: 'theme'; readonly theme: string | undefined }
  | { readonly type: 'address'; readonly address: FrameAddress }
  | FrameAnswer

/** What a frame asks of its page. The page trusts none of it. */
export type FromFrame =
  | { readonly type: 'mounted' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'trouble'; readonly message: string }
  | { readonly type: 'arrived' }
  | { readonly type: 'unsaved'; readonly unsaved: boolean }
  /** The height of the content in CSS pixels. */
  | { readonly type: 'resized'; readonly height: number }
  | { readonly type: 'navigate'; readonly to: string; readonly replace: boolean; readonly state?: unknown }
  | { readonly type: 'back'; readonly fallback: string }
  | { readonly type: 'title'; readonly title: string }
  | { readonly type: 'messages'; readonly recipient?: Recipient }
  | { readonly type: 'call'; readonly id: number; readonly path: string; readonly body: string }
