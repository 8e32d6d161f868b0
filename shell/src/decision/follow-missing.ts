import type { KnownDecision } from './known-decision'

/** Asks for what is missing, at the start and at each navigation, until nothing is. */
export function followMissing(known: KnownDecision, onTrouble: (error: unknown) => void): void {
  if (known.isWhole()) return
  let told = false
  const ask = () =>
    void known.complete().catch((error: unknown) => {
      if (!told) onTrouble(error)
      told = true
    })
  ask()
  // Whoever looks at a page meanwhile that does not need it gets the whole menu as well.
  window.addEventListener('single-spa:before-routing-event', ask)
}
