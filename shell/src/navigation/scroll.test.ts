import { createScrollPositions } from './scroll'

/** The page, whose height the test controls. */
function comeBack() {
  const grown: (() => void)[] = []
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      grown.push(() => callback([], this))
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grown.pop()
    }
  }
  window.scrollTo = jest.fn()
  window.history.replaceState({ key: 'of-the-list', scroll: 2500 }, '')
  createScrollPositions().settle(true)
  return { grow: () => grown.forEach((callback) => callback()) }
}

it('returns to the position of an entry as the page grows', () => {
  const page = comeBack()
  page.grow()
  page.grow()
  expect(window.scrollTo).toHaveBeenCalledTimes(2)
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 2500)
})

it.each([
  ['the wheel', new Event('wheel')],
  ['a finger', new Event('touchmove')],
  ['a key', new KeyboardEvent('keydown', { key: 'PageDown' })],
  ['the scrollbar', new Event('pointerdown')],
])('leaves the page where it is once the visitor scrolls by %s', (_how, input) => {
  const page = comeBack()
  window.dispatchEvent(input)
  page.grow()
  expect(window.scrollTo).not.toHaveBeenCalled()
})
