import {
  loadablesOnceKnown,
  type DecisionStore,
  type Loader,
  type SectionView,
  type Supervised,
  type Supervisor,
} from '@within-reach/runtime'
import { paths, type Recipient, type RemoteProps, withQuery } from '@within-reach/shared-core'
import { narrowQuery } from '@within-reach/shared-ui'
import { navigate } from '../navigation/navigate'

const remote = 'mfe-messages'

export interface MessageCenterOptions {
  readonly decisions: DecisionStore
  readonly loader: Loader
  readonly supervisor: Supervisor
  /** Returns the remote's props. Called when the message centre is opened. */
  propsFor(remote: string): RemoteProps
  /** @param close the action of the failure card's Close button */
  view(close: () => void): SectionView
}

/** Creates the function that opens the message centre: a single-spa parcel over the page, or the mobile pages. */
export function createMessageCenter(options: MessageCenterOptions): (recipient?: Recipient) => void {
  const { decisions, loader, supervisor, propsFor, view } = options
  let open: Supervised | undefined
  const close = () => {
    window.removeEventListener('popstate', closeOnReturn)
    void open?.stop()
    open = undefined
  }
  // The browser's back or forward shows another page, which the panel would cover. After a push, single-spa dispatches a marked event.
  const closeOnReturn = (event: PopStateEvent & { singleSpa?: boolean }) => {
    if (event.singleSpa !== true) close()
  }
  return (recipient) => {
    // On narrow screens the message centre is a page, not a panel (specification, section 2).
    const isOff = decisions.isWhole() && !decisions.current().remotes[remote]
    if (isOff || window.matchMedia(narrowQuery).matches) {
      return navigate(recipient ? withQuery(paths.mobileMessageSend, { ...recipient }) : paths.mobileMessage)
    }
    if (open) return
    window.addEventListener('popstate', closeOnReturn)
    open = supervisor.supervise({
      loadables: loadablesOnceKnown(loader, decisions, remote, './center'),
      view: view(close),
      props: { ...propsFor(remote), center: { recipient, close } },
    })
  }
}
