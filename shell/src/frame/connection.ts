import { frameProtocol, type FrameStart, type FromFrame, type ToFrame } from '@within-reach/runtime/frames'
import { Subject } from 'rxjs'

/** The frame's side of its messages with the page. */
export interface Connection {
  readonly start: FrameStart
  /** What the page tells after the start. */
  readonly messages$: Subject<ToFrame>
  tell(message: FromFrame): void
}

/** Resolves when the page has said what to start with. Listens at once, because the page speaks when the frame has loaded. */
export const started = new Promise<Connection>((resolve) => {
  window.addEventListener(
    'message',
    function listen({ data, source, ports: [port] }: MessageEvent<FrameStart>) {
      if (source !== window.parent || data?.protocol !== frameProtocol || !port) return
      window.removeEventListener('message', listen)
      const messages$ = new Subject<ToFrame>()
      port.onmessage = ({ data: message }: MessageEvent<ToFrame>) => messages$.next(message)
      resolve({ start: data, messages$, tell: (message) => port.postMessage(message) })
    },
  )
})
