import { fireEvent, render, screen } from '@testing-library/react'
import { followLink } from './link'

const navigate = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  navigate.mockClear()
  render(
    <a href="/terms" onClick={(event) => followLink(event, navigate)}>
      Terms
    </a>,
  )
})
afterEach(() => jest.useRealTimers())

describe('a click on a link', () => {
  it('navigates in a task of its own, so that the browser paints the pressed link first', () => {
    const isForTheBrowser = fireEvent.click(screen.getByRole('link'))
    expect(isForTheBrowser).toBe(false)
    expect(navigate).not.toHaveBeenCalled()
    jest.runAllTimers()
    expect(navigate).toHaveBeenCalledTimes(1)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'is for the browser with %j',
    (key) => {
      // jsdom cannot navigate.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true })
      fireEvent.click(screen.getByRole('link'), key)
      jest.runAllTimers()
      expect(navigate).not.toHaveBeenCalled()
    },
  )
})
