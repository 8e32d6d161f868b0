import { paths, type Recipient, withQuery } from '@within-reach/shared-core'
import { narrowQuery } from '@within-reach/shared-ui'
import type { DecisionStore } from '@within-reach/runtime'
import { candidatesOnceKnown } from './while-unknown'
import { navigate } from '../navigation/navigate'
import type { Host } from './host'
import { createSectionView } from './section-view'
import { supervise, type Supervised } from './supervise'

const remote = 'mfe-messages'

/**
 * Makes the function that opens the message centre: a single-spa parcel over the page, or the mobile pages.
 * @param decisions what this visitor gets
 * @param host makes what the parcel is handed, when it is opened
 * @param overlay where the parcel stands
 */
export function createMessageCenter(
  decisions: DecisionStore,
  host: () => Host,
  overlay: HTMLElement,
): (recipient?: Recipient) => void {
  let open: Supervised | undefined
  const close = () => {
    void open?.stop()
    open = undefined
  }
  return (recipient) => {
    // On narrow screens the message centre is pages, not a panel over the page (specification, section 2).
    const isOff = decisions.isWhole() && !decisions.current().remotes[remote]
    if (isOff || window.matchMedia(narrowQuery).matches) {
      return navigate(recipient ? withQuery(paths.mobileMessageSend, { ...recipient }) : paths.mobileMessage)
    }
    if (open) return
    const { propsFor, events } = host()
    open = supervise({
      candidates: candidatesOnceKnown(decisions, remote, './center'),
      view: createSectionView({ parent: overlay, name: 'message-center', onClose: close }),
      props: { ...propsFor(remote), center: { recipient, close } },
      events,
    })
  }
}
