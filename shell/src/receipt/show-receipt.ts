import type { SectionEvents } from '../composition/events'
import { type KeptReceipt, type Receipt, receiptParameter } from './receipt'
import { entryLine, receiptLine } from './receipt-line'

declare global {
  interface Window {
    /** For developers, tests and reports of trouble (docs/architecture.md). */
    withinReach?: { receipt(): Receipt }
  }
}

/**
 * Shows what the page is made of: a line in the console at the start and for each version that came, the whole to scripts
 * as `window.withinReach.receipt()`, and a panel where the address asks for it.
 * @returns what must be told after the receipt itself was
 */
export function showReceipt({ current, receipt$ }: KeptReceipt): SectionEvents {
  window.withinReach = { receipt: current }
  // eslint-disable-next-line no-console -- the one line by which whoever looks for a fault knows what runs here
  const say = (line: string) => console.info(line)
  say(receiptLine(current()))
  const openIfAsked = () => {
    if (!new URLSearchParams(window.location.search).has(receiptParameter)) return
    void import('./open-panel').then(({ openPanel }) => openPanel(receipt$))
  }
  window.addEventListener('single-spa:routing-event', openIfAsked)
  return {
    loaded: () => {},
    failed: () => {},
    mounted({ published }) {
      const entry = current().remotes.find(({ remote }) => remote === published?.remote)
      if (entry) say(entryLine(entry))
    },
  }
}
