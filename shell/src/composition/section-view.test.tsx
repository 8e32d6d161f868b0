import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { shellTranslator } from '../language/i18n'
import { createSectionViews } from './section-view'

beforeAll(() => shellTranslator.activate('en'))

const viewOf = createSectionViews('ab12cd34-ef56')

const show = (onClose?: () => void) => {
  document.body.innerHTML = '<button>Opener</button><main tabindex="-1"></main>'
  const parent = document.querySelector('main') as HTMLElement
  const view = viewOf({ parent, name: 'mfe-a', onClose })
  return { parent, view, user: userEvent.setup() }
}

describe('a section that is loading', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('shows no skeleton if it is quick', () => {
    const { view } = show()
    act(() => view.show({ kind: 'loading' }))
    act(() => jest.advanceTimersByTime(150))
    act(() => view.show({ kind: 'running', fellBack: false }))
    act(() => jest.advanceTimersByTime(1000))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('shows its skeleton after a moment, until it is loaded', () => {
    const { view } = show()
    act(() => view.show({ kind: 'loading' }))
    act(() => jest.advanceTimersByTime(250))
    expect(screen.getByRole('status')).toHaveTextContent('Loading this page')
    act(() => view.show({ kind: 'running', fellBack: false }))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('leaves nothing behind if it is removed meanwhile', () => {
    const { parent, view } = show()
    act(() => view.show({ kind: 'loading' }))
    act(() => view.remove())
    act(() => jest.advanceTimersByTime(1000))
    expect(parent).toBeEmptyDOMElement()
  })
})

describe('a section that failed', () => {
  it('says so, and tries again on request', async () => {
    const { parent, view, user } = show()
    const tryAgain = jest.fn(() => view.show({ kind: 'loading' }))
    act(() => view.show({ kind: 'failed', tryAgain: tryAgain }))
    expect(screen.getByRole('alert')).toHaveTextContent('Everything else still works')
    expect(screen.getByRole('alert')).toHaveTextContent('Reference: ab12cd34-ef56')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page is not available right now',
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(tryAgain).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(parent).toHaveFocus()
  })
})

describe('a section whose version came late', () => {
  it('removes the card at once, and takes the focus only from the card', () => {
    const { parent, view } = show()
    act(() => view.show({ kind: 'failed', tryAgain: jest.fn() }))
    screen.getByRole('button', { name: 'Opener' }).focus()
    act(() => view.show({ kind: 'loading' }))
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus()

    act(() => view.show({ kind: 'failed', tryAgain: jest.fn() }))
    screen.getByRole('button', { name: 'Try again' }).focus()
    act(() => view.show({ kind: 'loading' }))
    expect(parent).toHaveFocus()
  })
})

describe('a section that runs an earlier version', () => {
  it('says so in a notice that can be dismissed once per visit', async () => {
    const { view, user } = show()
    act(() => view.show({ kind: 'running', fellBack: true }))
    expect(screen.getByRole('status')).toHaveTextContent('You are seeing an earlier version of this page.')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    act(() => view.remove())
    const next = show()
    act(() => next.view.show({ kind: 'running', fellBack: true }))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})

describe('a section over the page', () => {
  it('says in a dialog that it could not be loaded, and can be closed', async () => {
    const onClose = jest.fn()
    const { view, user } = show(onClose)
    act(() => view.show({ kind: 'failed', tryAgain: jest.fn() }))
    expect(screen.getByRole('dialog')).toHaveTextContent('This part is not available right now')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('tries again, and leaves the focus on the element that opened the panel', async () => {
    const tryAgain = jest.fn(() => view.show({ kind: 'loading' }))
    const { view, user } = show(jest.fn())
    screen.getByRole('button', { name: 'Opener' }).focus()
    act(() => view.show({ kind: 'failed', tryAgain: tryAgain }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(tryAgain).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus())
  })
})
