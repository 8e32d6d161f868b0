import { useFollowed } from '@within-reach/shared-core/react'
import { createRoot } from 'react-dom/client'
import type { BehaviorSubject } from 'rxjs'
import { InShellWords } from '../language/words'
import { navigate } from '../navigation/navigate'
import { type Receipt, receiptParameter } from './receipt'
import { ReceiptPanel } from './receipt-panel'

let open = false

/** Opens the panel with what the page is made of, once; closing it takes the question out of the address. */
export function openPanel(receipt$: BehaviorSubject<Receipt>): void {
  if (open) return
  open = true
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { identifierPrefix: 'receipt' })
  const close = () => {
    open = false
    root.unmount()
    place.remove()
    navigate(withoutQuestion(new URL(window.location.href)), { replace: true, state: currentState() })
  }
  root.render(
    <InShellWords>
      <Followed receipt$={receipt$} onClose={close} />
    </InShellWords>,
  )
}

const currentState = (): unknown => (window.history.state as { usr?: unknown } | null)?.usr

function withoutQuestion(url: URL): string {
  url.searchParams.delete(receiptParameter)
  return url.pathname + url.search + url.hash
}

function Followed(props: { readonly receipt$: BehaviorSubject<Receipt>; readonly onClose: () => void }) {
  const receipt = useFollowed(props.receipt$, () => props.receipt$.value)
  return <ReceiptPanel receipt={receipt} onClose={props.onClose} />
}
