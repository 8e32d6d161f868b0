import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus near its position when the focused element is removed. For example, the button of a cancelled plan
 * disappears with it, and a keyboard user would start again at the top of the page.
 * @param root the watched area; its heading gets the focus if nothing is nearer
 */
export function useRestoredFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = root.current
    if (!area) return
    let path: readonly Element[] = []
    let pending = 0
    const remember = ({ target }: FocusEvent) => {
      // The focus before a dialog counts: the dialog's own elements are gone once it is closed.
      if (target instanceof Element && !target.closest('dialog')) path = pathWithin(area, target)
    }
    const restore = () => {
      const [last] = path
      if (document.activeElement !== document.body || !last || last.isConnected) return
      const near = path.find((element) => element.isConnected && firstIn(element))
      path = []
      if (near) firstIn(near)?.focus()
      else focusHeading(area)
    }
    const watcher = new MutationObserver(() => {
      // A closing dialog returns the focus itself, a little later.
      cancelAnimationFrame(pending)
      pending = requestAnimationFrame(restore)
    })
    area.addEventListener('focusin', remember)
    watcher.observe(area, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(pending)
      area.removeEventListener('focusin', remember)
      watcher.disconnect()
    }
  }, [root])
}

/** The element and its ancestors, up to the area without the area itself. */
function pathWithin(area: Element, from: Element): Element[] {
  const path: Element[] = []
  for (let at: Element | null = from; at && at !== area; at = at.parentElement) path.push(at)
  return path
}

const firstIn = (element: Element): HTMLElement | null =>
  element.querySelector<HTMLElement>('a, button, input, select, textarea, summary')

function focusHeading(area: Element): void {
  const heading = area.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
