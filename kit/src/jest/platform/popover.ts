// jsdom has no popovers. These open, close, dispatch events (`beforetoggle`, `toggle`), react to `popovertarget` and
// Escape, and are invisible to Testing Library while closed.
const shown = new Set<HTMLElement>()
const closed = document.createElement('style')
closed.textContent = '[popover]:not([data-shown-popover]) { display: none }'
document.head.append(closed)

function dispatchToggle(
  element: HTMLElement,
  name: 'beforetoggle' | 'toggle',
  newState: 'open' | 'closed',
): boolean {
  const oldState = newState === 'open' ? 'closed' : 'open'
  const event = new Event(name, { cancelable: name === 'beforetoggle' && newState === 'open' })
  return element.dispatchEvent(Object.assign(event, { newState, oldState }))
}

function show(this: HTMLElement): void {
  if (!this.hasAttribute('popover')) throw new DOMException('Not a popover.', 'NotSupportedError')
  if (shown.has(this) || !dispatchToggle(this, 'beforetoggle', 'open')) return
  shown.add(this)
  this.setAttribute('data-shown-popover', '')
  dispatchToggle(this, 'toggle', 'open')
}

function hide(this: HTMLElement): void {
  if (!shown.has(this)) return
  dispatchToggle(this, 'beforetoggle', 'closed')
  shown.delete(this)
  this.removeAttribute('data-shown-popover')
  dispatchToggle(this, 'toggle', 'closed')
}

function toggle(this: HTMLElement, force = !shown.has(this)): boolean {
  if (force) show.call(this)
  else hide.call(this)
  return shown.has(this)
}

const matches: (this: Element, selector: string) => boolean = Element.prototype.matches
Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide, togglePopover: toggle })
Object.assign(Element.prototype, {
  matches(this: Element, selector: string): boolean {
    return matches.call(this, selector.replaceAll(':popover-open', '[data-shown-popover]'))
  },
})

window.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null
  const target = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!button || !target || event.defaultPrevented) return
  const action = button.getAttribute('popovertargetaction')
  toggle.call(target, action === 'show' ? true : action === 'hide' ? false : undefined)
})

window.addEventListener('keydown', (event) => {
  const top = [...shown]
    .filter((element) => element.isConnected && element.getAttribute('popover') !== 'manual')
    .at(-1)
  if (event.key === 'Escape' && top) top.hidePopover()
})
