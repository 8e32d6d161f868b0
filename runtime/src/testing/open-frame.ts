import { createLanguageStore, createSessionStore, type RemoteProps } from '@within-reach/shared-core'
import { mina } from '@within-reach/shared-core/testing'
import type { FrameStart, FromFrame, ToFrame } from '../frames/messages'
import { type FrameHost, serveFrame } from '../frames/serve-frame'

/** Whether the person has just pressed something. */
export const userActivation = { isActive: false }
// jsdom has none.
const { MessageChannel } =
  jest.requireActual<Pick<typeof globalThis, 'MessageChannel'>>('node:worker_threads')
Object.assign(window, { MessageChannel })
Object.defineProperty(window.navigator, 'userActivation', { value: userActivation })

export const session = createSessionStore({ status: 'loggedIn', member: mina, token: 'secret' })
export const language = createLanguageStore('en')
/** What a frame can make its page do. */
export const acts = {
  navigate: jest.fn(),
  back: jest.fn(),
  setTitle: jest.fn(),
  report: jest.fn(),
  openMessages: jest.fn(),
}
export const paths = ['/partner', '/partner/more']

/** A page with a frame that has just been loaded, and the frame's end of the port. */
export interface Framed {
  readonly frame: HTMLIFrameElement
  readonly host: FrameHost
  readonly start: FrameStart
  /** What the page has told since the start. */
  readonly told: ToFrame[]
  /** Sends messages, and waits until the page has read them. */
  say(...messages: readonly (FromFrame | object)[]): Promise<void>
  /** Waits until the frame has read what the page has told. */
  heard(): Promise<void>
  close(): void
}

/** Opens a page with a frame, which loads an empty document. */
export async function openFrame(): Promise<Framed> {
  window.history.replaceState({ usr: 1 }, '', '/partner?a=b#c')
  const frame = document.createElement('iframe')
  const props = {
    ...acts,
    session$: session.session$,
    current: session.current,
    language$: language.language$,
    language: language.language,
    regions: {},
    site: { supportEmail: 'help@example.com' },
  } as unknown as RemoteProps
  const host = serveFrame(frame, { props, paths, window })
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  const post = jest.fn<undefined, [FrameStart, string, readonly MessagePort[]]>()
  Object.assign(frame.contentWindow as Window, { postMessage: post })
  await loaded
  const [start, , ports] = post.mock.calls[0] ?? []
  const port = ports?.[0]
  if (!start || !port) throw new Error('The page has not spoken')
  const told: ToFrame[] = []
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => void told.push(data)
  const say = async (...messages: readonly object[]) => {
    const answered = told.length
    // The answer to a call that frames may not make shows that everything before it was read.
    for (const message of [...messages, { type: 'call', id: -1, path: '/', body: '' }])
      port.postMessage(message)
    while (told.slice(answered).every((one) => !('id' in one) || one.id !== -1)) await turn()
    told.splice(
      told.findIndex((one) => 'id' in one && one.id === -1),
      1,
    )
  }
  const close = () => {
    host.end()
    port.close()
  }
  return { frame, host, start, told, say, heard: () => say(), close }
}
/** Waits for everything that is due. */
export const turn = () => new Promise((resolve) => setTimeout(resolve))
