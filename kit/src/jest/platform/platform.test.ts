/** @jest-environment ./src/jest/environment.mjs */
import './dialog'
import './media'
import './network'
import './popover'
import './scrolling'

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

function put<E extends Element>(html: string, selector: string): E {
  document.body.innerHTML = html
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

describe('a dialog', () => {
  const markup =
    '<button id="opener">open</button><dialog><form method="dialog"><button value="yes">Yes</button></form></dialog>'

  it('moves the focus inside when it opens, and back when it closes', () => {
    const dialog = put<HTMLDialogElement>(markup, 'dialog')
    const opener = document.getElementById('opener')
    opener?.focus()
    dialog.showModal()
    expect(dialog.open).toBe(true)
    expect(document.activeElement?.textContent).toBe('Yes')
    dialog.close()
    expect(dialog.open).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it('refuses to open twice, as browsers do', () => {
    const dialog = put<HTMLDialogElement>(markup, 'dialog')
    dialog.showModal()
    expect(() => dialog.showModal()).toThrow('already open')
  })

  it('closes on Escape, unless its cancel event is prevented', () => {
    const dialog = put<HTMLDialogElement>(markup, 'dialog')
    dialog.showModal()
    dialog.addEventListener('cancel', (event) => event.preventDefault(), { once: true })
    press('Escape')
    expect(dialog.open).toBe(true)
    press('Escape')
    expect(dialog.open).toBe(false)
  })

  it('closes with the value of the button of its form', () => {
    const dialog = put<HTMLDialogElement>(markup, 'dialog')
    const closed = jest.fn()
    dialog.addEventListener('close', closed)
    dialog.showModal()
    dialog.querySelector('button')?.click()
    expect(dialog.returnValue).toBe('yes')
    expect(closed).toHaveBeenCalledTimes(1)
  })
})

describe('a popover', () => {
  const markup = '<button popovertarget="menu">Menu</button><div id="menu" popover>pages</div>'

  it('is shown and hidden by its button and by Escape', () => {
    const menu = put<HTMLElement>(markup, '#menu')
    expect(getComputedStyle(menu).display).toBe('none')
    document.querySelector('button')?.click()
    expect(menu.matches(':popover-open')).toBe(true)
    expect(getComputedStyle(menu).display).toBe('block')
    press('Escape')
    expect(menu.matches(':popover-open')).toBe(false)
  })

  it('dispatches events for its changes', () => {
    const menu = put<HTMLElement>(markup, '#menu')
    const states: unknown[] = []
    menu.addEventListener('toggle', (event) => states.push((event as ToggleEvent).newState))
    menu.togglePopover()
    menu.hidePopover()
    expect(states).toEqual(['open', 'closed'])
  })
})

describe('the window', () => {
  it('answers media queries from its width and dispatches changes', () => {
    window.innerWidth = 1280
    const narrow = window.matchMedia('(max-width: 768px)')
    const changed = jest.fn()
    narrow.addEventListener('change', changed)
    expect(narrow.matches).toBe(false)
    window.innerWidth = 375
    window.dispatchEvent(new Event('resize'))
    expect(narrow.matches).toBe(true)
    expect(changed).toHaveBeenCalledTimes(1)
    expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false)
  })

  it('keeps its scroll position', () => {
    window.scrollTo({ top: 120 })
    window.scrollTo(5, window.scrollY)
    expect([window.scrollX, window.scrollY]).toEqual([5, 120])
  })

  it('has no network', async () => {
    await expect(fetch('/api/login')).rejects.toThrow('Failed to fetch')
  })

  it('has the features of Node', async () => {
    expect(new TextEncoder().encode('é')).toBeInstanceOf(Uint8Array)
    expect(await new Response('{"a":1}').json()).toEqual({ a: 1 })
    expect(crypto.subtle).toBeDefined()
  })

  it('aborts a request by its own signal', () => {
    const controller = new AbortController()
    const { signal } = new Request('http://localhost/', { signal: controller.signal })
    expect(signal.aborted).toBe(false)
    controller.abort('why')
    expect([signal.aborted, signal.reason]).toEqual([true, 'why'])
    expect(new Request('http://localhost/', { signal: controller.signal }).signal.aborted).toBe(true)
  })
})
