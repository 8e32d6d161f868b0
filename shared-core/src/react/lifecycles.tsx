import type { Language } from '@within-reach/contract'
import { Component, type ReactNode } from 'react'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react'
import type { RemoteProps } from '../remote'
import { RemoteContext } from './remote-context'
import { createTranslator, type LoadCatalog, TranslatorProvider } from './i18n'

let roots = 0

/**
 * One page holds several React roots, such as the message centre over a board, so the ids of React need a prefix. The first
 * one is rendered as a transition, so that the browser can handle input while the page starts. For a later one a person waits,
 * and rendering in slices of 5 ms takes a slow phone half as long again.
 */
const createRoot: typeof ReactDOMClient.createRoot = (container, options) => {
  const number = ++roots
  const root = ReactDOMClient.createRoot(container, { ...options, identifierPrefix: `root${number}-` })
  return {
    render: (children) =>
      number === 1 ? React.startTransition(() => root.render(children)) : root.render(children),
    unmount: () => root.unmount(),
  }
}

interface BoundaryProps {
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

/**
 * Without a boundary, an error while rendering leaves a React 19 application in MOUNTING or UNMOUNTING for ever. The
 * shell renders what the visitor sees instead, so this renders nothing.
 */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** A page that a person may open next. */
export interface NextPage {
  readonly pathname: string
  readonly language: Language
}

/** The lifecycles that a remote exposes and single-spa calls. */
export interface RemoteLifecycles extends ReactAppOrParcel<RemoteProps> {
  /**
   * Loads what a page needs besides the exposed module: its messages and its own screen. Absent in an older remote.
   * @throws if a file cannot be loaded
   */
  preload?(page: NextPage): Promise<unknown>
}
/** single-spa passes where a remote is mounted. */
type Placed = RemoteProps & { readonly domElement?: HTMLElement }
type Mount = (props: RemoteProps) => Promise<unknown>

/**
 * The only way to export a remote or a parcel: React lifecycles with a boundary that reports to the shell.
 * @param root the remote's root component; it reads its props by `useRemote`
 * @param catalog loads the remote's messages; the remote mounts once those of the current language are loaded
 * @returns bootstrap, mount, unmount and update for single-spa
 */
export function createRemoteLifecycles(root: () => ReactNode, catalog: LoadCatalog): RemoteLifecycles {
  const Root = root
  const translator = createTranslator(catalog)
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: { ...ReactDOMClient, createRoot },
    suppressComponentDidCatchWarning: true,
    rootComponent: (props) => (
      <Boundary onError={(error) => props.report({ type: 'crashed', error })}>
        <RemoteContext value={props}>
          <TranslatorProvider
            translator={translator}
            language={props}
            container={(props as Placed).domElement}
            onTrouble={(error) => props.report({ type: 'trouble', error })}
          >
            <Root />
          </TranslatorProvider>
        </RemoteContext>
      </Boundary>
    ),
  })
  const mount: Mount = async (props) => {
    const activate = () => translator.activate(props.language())
    // A browser passes a failed preload to the first request for the file, however late. The second request uses the
    // network.
    await activate().catch(activate)
    return (lifecycles.mount as Mount)(props)
  }
  const preload = ({ language }: NextPage) => translator.load(language)
  return { ...lifecycles, mount: mount as typeof lifecycles.mount, preload }
}
