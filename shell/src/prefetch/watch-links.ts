/**
 * How long links must stay in view before they are reported, in milliseconds. Those that are scrolled past are not
 * reported.
 */
const dwell = 200

/**
 * Reports the links that come into view and stay there.
 * @param seen called with the links in view, those of the page's content first
 * @returns a function that stops it
 */
export function watchLinks(seen: (links: readonly Element[]) => void): () => void {
  const inView = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = () => {
    timer = undefined
    const links = inDocumentOrder([...inView].filter((link) => link.isConnected))
    const isContent = (link: Element) => link.closest('main') !== null
    seen([...links.filter(isContent), ...links.filter((link) => !isContent(link))])
  }
  const visible = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    timer ??= setTimeout(report, dwell)
  })
  const watched = new WeakSet<Element>()
  const watch = () => {
    for (const link of document.querySelectorAll('a[href]')) {
      if (watched.has(link)) continue
      watched.add(link)
      visible.observe(link)
    }
  }
  let waiting = false
  // Changes come in groups. One scan of the page covers a group.
  const changes = new MutationObserver(() => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      watch()
    }, dwell)
  })
  changes.observe(document.body, { childList: true, subtree: true })
  watch()
  return () => {
    changes.disconnect()
    visible.disconnect()
    clearTimeout(timer)
  }
}

const inDocumentOrder = (elements: Element[]): Element[] =>
  elements.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
