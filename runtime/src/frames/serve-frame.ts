import type { RemoteProps, SessionState } from '@within-reach/shared-core'
import { skip } from 'rxjs'
import { createAllowance } from './allowance'
import { callFor } from './frame-calls'
import {
  type FrameAddress,
  frameProtocol,
  type FrameSession,
  type FrameStart,
  type FromFrame,
  type ToFrame,
} from './messages'
import { readMessage } from './read-message'

/** The largest height of a frame in CSS pixels. */
const maxHeight = 20_000
/** Own pages, and calls, per ten seconds. */
const most = { pages: 20, calls: 60 } as const
const period = 10_000

export interface FrameHostOptions {
  readonly props: RemoteProps
  /** The paths of the remote's pages. */
  readonly paths: readonly string[]
  readonly window: Window & typeof globalThis
}

/** The page's side of one frame. */
export interface FrameHost {
  /** Resolves once the remote in the frame is mounted. Rejects with the frame's error. */
  readonly mounted: Promise<void>
  /** Removes the frame and everything that listens for it. */
  end(): void
}

/** An error that a frame reported. Its text comes from the frame. */
class FrameFailed extends Error {
  override readonly name = 'FrameFailed'
}

/**
 * Serves a frame: sends it what a remote gets as props, and carries out its permitted requests. A frame may move between the pages of its
 * own remote; everything else that moves the person needs a press (HTML, section 6.4: transient activation).
 */
export function serveFrame(frame: HTMLIFrameElement, { props, paths, window }: FrameHostOptions): FrameHost {
  const { port1: port, port2: portOfFrame } = new window.MessageChannel()
  const ends: (() => void)[] = [() => port.close(), () => frame.remove()]
  const tell = (message: ToFrame) => port.postMessage(message)
  const now = () => window.performance.now()
  const mayMove = createAllowance(most.pages, period, now)
  const mayCall = createAllowance(most.calls, period, now)
  const fetch: typeof globalThis.fetch = (input, init) => window.fetch(input, init)
  let mount: { resolve(): void; reject(error: unknown): void } = { resolve() {}, reject() {} }
  const mounted = new Promise<void>((resolve, reject) => {
    mount = { resolve, reject }
  })
  let isMounted = false

  const fail = (message: string) => {
    const error = new FrameFailed(message)
    if (isMounted) props.report({ type: 'crashed', error })
    else mount.reject(error)
  }
  /** Whether the frame may move the person to an address. */
  const mayGo = (to: string): boolean => {
    const path = pathIn(to, window.location.origin)
    if (path === undefined) return false
    return paths.includes(path) ? mayMove() : window.navigator.userActivation.isActive
  }

  const act = (message: FromFrame) => {
    switch (message.type) {
      case 'mounted':
        isMounted = true
        return mount.resolve()
      case 'failed':
        return fail(message.message)
      case 'trouble':
        return props.report({ type: 'trouble', error: new FrameFailed(message.message) })
      case 'arrived':
      case 'unsaved':
        return props.report(message)
      case 'resized':
        frame.style.height = `${Math.min(message.height, maxHeight)}px`
        return
      case 'title':
        frame.title = message.title
        return props.setTitle(message.title)
      case 'navigate': {
        const { to, state, replace } = message
        if (!mayGo(to)) return
        const isOwn = paths.includes(pathIn(to, window.location.origin) ?? '')
        return props.navigate(to, { replace, ...(isOwn && { state }) })
      }
      case 'back':
        if (window.navigator.userActivation.isActive && mayGo(message.fallback)) props.back(message.fallback)
        return
      case 'messages':
        if (window.navigator.userActivation.isActive) props.openMessages(message.recipient)
        return
      case 'call':
        return void callFor(message, fetch, mayCall).then(tell)
    }
  }
  port.onmessage = ({ data }) => {
    const message = readMessage(data)
    if (message) act(message)
  }

  let isStarted = false
  const onLoad = () => {
    // A frame loads once. Later, it has left its page.
    if (isStarted) return fail('The frame left its page.')
    isStarted = true
    const start: FrameStart = {
      type: 'start',
      protocol: frameProtocol,
      session: sessionOf(props.current()),
      language: props.language(),
      theme: themeOf(window.document),
      regions: props.regions,
      site: props.site,
      address: addressIn(window),
      paths,
    }
    // The origin of a sandboxed frame has no name, so the message cannot be limited to it.
    frame.contentWindow?.postMessage(start, '*', [portOfFrame])
    follow()
  }
  const follow = () => {
    const following = [
      props.session$.pipe(skip(1)).subscribe((state) => tell({ type: 'session', session: sessionOf(state) })),
      props.language$.pipe(skip(1)).subscribe((language) => tell({ type: 'language', language })),
    ]
    ends.push(() => following.forEach((one) => one.unsubscribe()))
    const themes = new window.MutationObserver(() => tell({ type: 'theme', theme: themeOf(window.document) }))
    themes.observe(window.document.documentElement, { attributeFilter: ['data-theme'] })
    const onAddress = () => {
      // What other sections have in their addresses is not for the frame.
      if (paths.includes(window.location.pathname)) tell({ type: 'address', address: addressIn(window) })
    }
    window.addEventListener('popstate', onAddress)
    ends.push(
      () => themes.disconnect(),
      () => window.removeEventListener('popstate', onAddress),
    )
  }
  frame.addEventListener('load', onLoad)

  return { mounted, end: () => ends.forEach((end) => end()) }
}

/** The path of an address of this site; undefined for any other address. */
function pathIn(to: string, origin: string): string | undefined {
  if (!to.startsWith('/') || !URL.canParse(to, origin)) return undefined
  const url = new URL(to, origin)
  return url.origin === origin ? url.pathname : undefined
}

const sessionOf = (state: SessionState): FrameSession =>
  state.status === 'loggedIn' ? { nick: state.member.nick } : null

const themeOf = ({ documentElement }: Document): string | undefined => documentElement.dataset.theme

const addressIn = ({ location: { pathname, search, hash }, history }: Window): FrameAddress => ({
  path: pathname + search + hash,
  state: history.state as unknown,
})
