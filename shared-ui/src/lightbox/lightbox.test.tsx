import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Lightbox } from './lightbox'

const pictures = ['desk', 'lamp', 'chair'].map((name) => ({
  src: `/${name}.webp`,
  thumbnail: `/${name}-small.webp`,
  alt: `A ${name}`,
  width: 800,
  height: 600,
}))

const page = (shown = pictures, lead = false) => (
  <Lightbox
    lead={lead}
    pictures={shown}
    texts={{
      open: (at, of, alt) => `Open ${at} of ${of}: ${alt}`,
      caption: (at, of) => `${at} / ${of}`,
      previous: 'Previous',
      next: 'Next',
      close: 'Close',
    }}
  />
)

const finger = (clientX: number, clientY: number) => ({
  target: screen.getByTestId('stage'),
  coords: { clientX, clientY },
})
const shown = () => screen.getByRole('img').getAttribute('alt')

describe('the lightbox', () => {
  it('opens the chosen picture, names it, and returns the focus to its thumbnail', async () => {
    render(page())
    const thumbnail = screen.getByRole('button', { name: 'Open 2 of 3: A lamp' })
    await userEvent.click(thumbnail)
    expect(screen.getByRole('dialog', { name: '2 / 3' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'A lamp' })).toHaveAttribute('src', '/lamp.webp')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(thumbnail).toHaveFocus()
  })

  it('leaves the arrows with Alt to the browser, which goes back', async () => {
    render(page())
    await userEvent.click(screen.getByRole('button', { name: /Open 2/ }))
    expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft', altKey: true })).toBe(true)
    expect(shown()).toBe('A lamp')
  })

  it('changes the picture with buttons and keys, and starts again after the last', async () => {
    render(page())
    await userEvent.click(screen.getByRole('button', { name: /Open 2/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(shown()).toBe('A chair')
    await userEvent.keyboard('{ArrowRight}')
    expect(shown()).toBe('A desk')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(shown()).toBe('A lamp')
    await userEvent.keyboard('{Home}')
    expect(shown()).toBe('A desk')
    await userEvent.keyboard('{End}')
    expect(screen.getByText('3 / 3')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(shown()).toBe('A lamp')
  })

  it('closes on Escape', async () => {
    render(page())
    await userEvent.click(screen.getByRole('button', { name: /Open 1/ }))
    // The browser turns the key into this event; jsdom does not.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each([
    ['to the left shows the next picture', -80, 10, 'A lamp'],
    ['to the right shows the previous picture', 80, 10, 'A chair'],
    ['that is short changes nothing', -30, 0, 'A desk'],
    ['that is mostly vertical changes nothing', -60, 90, 'A desk'],
  ])('a swipe %s', async (_, x, y, expected) => {
    render(page())
    await userEvent.click(screen.getByRole('button', { name: /Open 1/ }))
    await userEvent.pointer([
      { keys: '[TouchA>]', ...finger(200, 200) },
      { keys: '[/TouchA]', ...finger(200 + x, 200 + y) },
    ])
    expect(shown()).toBe(expected)
  })

  it('a pinch with two fingers does not change the picture', async () => {
    render(page())
    await userEvent.click(screen.getByRole('button', { name: /Open 1/ }))
    await userEvent.pointer([
      { keys: '[TouchA>]', ...finger(200, 200) },
      { keys: '[TouchB>]', ...finger(260, 200) },
      { keys: '[/TouchA]', ...finger(60, 200) },
      { keys: '[/TouchB]', ...finger(260, 200) },
    ])
    expect(shown()).toBe('A desk')
  })

  it('loads only the large picture at once, before others', () => {
    render(page())
    const priorities = () =>
      [...document.querySelectorAll('img')].map(
        (one) => one.getAttribute('fetchpriority') ?? one.getAttribute('loading'),
      )
    expect(priorities()).toEqual(['lazy', 'lazy', 'lazy'])
    cleanup()
    render(page(pictures, true))
    expect(priorities()).toEqual(['high', 'lazy', 'lazy'])
  })

  it('a single picture has no button for the next one', async () => {
    render(page(pictures.slice(0, 1)))
    await userEvent.click(screen.getByRole('button', { name: /Open 1/ }))
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  })
})
