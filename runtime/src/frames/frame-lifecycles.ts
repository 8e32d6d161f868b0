import type { RemoteProps } from '@within-reach/shared-core'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import { type FrameHost, serveFrame } from './serve-frame'

export interface FramedVersion {
  readonly name: string
  readonly version: string
  /** The paths of the remote's pages. */
  readonly paths: readonly string[]
  /** The window of the page. */
  readonly window: Window & typeof globalThis
}

interface MountProps extends RemoteProps {
  readonly domElement: HTMLElement
}

/**
 * The lifecycles of a version that runs in a sandboxed frame of another origin. The frame loads the version itself, and gets
 * what other remotes get as props by messages.
 */
export function frameLifecycles({ name, version, paths, window }: FramedVersion): RemoteLifecycles {
  let host: FrameHost | undefined
  const lifecycles = {
    bootstrap: () => Promise.resolve(),
    mount: (props: MountProps) => {
      const frame = createFrame(window.document, `/frame/${name}/${version}`, name)
      host = serveFrame(frame, { props, paths, window })
      props.domElement.append(frame)
      return host.mounted
    },
    unmount: () => {
      host?.end()
      host = undefined
      return Promise.resolve()
    },
  }
  return lifecycles as unknown as RemoteLifecycles
}

/** Scripts and forms that scripts handle; no popup, dialogue, download, or navigation of the page. */
const permissions = ['allow-scripts', 'allow-forms'] as const

function createFrame(document: Document, address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.sandbox.add(...permissions)
  frame.src = address
  frame.title = title
  frame.referrerPolicy = 'no-referrer'
  Object.assign(frame.style, { display: 'block', width: '100%', height: '0', border: '0' })
  return frame
}
