import { persistTheme } from './persist-theme'

const media = () =>
  [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('media'))

beforeEach(() => {
  document.cookie = 'theme=; Path=/; Max-Age=0'
  delete document.documentElement.dataset.theme
  document.head.innerHTML = `
    <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">`
})

describe('the theme', () => {
  it('follows the system until a theme is chosen', () => {
    expect(persistTheme().theme()).toBe('system')
    expect(document.cookie).toBe('')
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })

  it('is the one in which the service rendered the page', () => {
    document.documentElement.dataset.theme = 'dark'
    expect(persistTheme().theme()).toBe('dark')
    expect(media()).toEqual(['not all', 'all'])
  })

  it('that is chosen applies at once, is kept, and colours the browser', () => {
    const theme = persistTheme()
    const seen: string[] = []
    theme.theme$.subscribe((choice) => seen.push(choice))
    theme.choose('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(document.cookie).toBe('theme=dark')
    expect(media()).toEqual(['not all', 'all'])
    theme.choose('light')
    expect(media()).toEqual(['all', 'not all'])
    expect(seen).toEqual(['system', 'dark', 'light'])
  })

  it('of the system needs no cookie', () => {
    const theme = persistTheme()
    theme.choose('dark')
    theme.choose('system')
    expect(document.documentElement).not.toHaveAttribute('data-theme')
    expect(document.cookie).toBe('')
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })
})
