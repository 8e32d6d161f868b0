import { createRoot } from 'react-dom/client'
import { InShellWords } from '../language/words'
import { NewerOffer, type NewerOfferProps } from './newer-offer'

/** Shows the offer at the edge of the page until it is answered. */
export function offerNewer({ hasUnsaved, onUpdate }: Pick<NewerOfferProps, 'hasUnsaved' | 'onUpdate'>): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { identifierPrefix: 'newer' })
  const putAway = () => {
    root.unmount()
    place.remove()
  }
  root.render(
    <InShellWords>
      <NewerOffer hasUnsaved={hasUnsaved} onUpdate={onUpdate} onLater={putAway} />
    </InShellWords>,
  )
}
