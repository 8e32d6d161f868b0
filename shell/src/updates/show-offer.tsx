import { createRoot } from 'react-dom/client'
import { ShellI18nProvider } from '../language/i18n'
import { UpdateOffer, type UpdateOfferProps } from './update-offer'

/** Shows the offer at the edge of the page until it is answered. */
export function showUpdateOffer({
  hasUnsaved,
  onUpdate,
}: Pick<UpdateOfferProps, 'hasUnsaved' | 'onUpdate'>): void {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, { identifierPrefix: 'update' })
  const close = () => {
    root.unmount()
    container.remove()
  }
  root.render(
    <ShellI18nProvider>
      <UpdateOffer hasUnsaved={hasUnsaved} onUpdate={onUpdate} onLater={close} />
    </ShellI18nProvider>,
  )
}
