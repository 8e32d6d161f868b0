/**
 * The id of an offered home's element.
 * @param offer the id of the offer
 */
export const offerId = (offer: number): string => `offer-${offer}`

/** Scrolls to an offered home and focuses it. A link would replace the secret in the address. */
export function showOffer(offer: number): void {
  const element = document.getElementById(offerId(offer))
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
