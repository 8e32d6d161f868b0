import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { persistLanguage } from '../language/persist-language'
import { InEnglish } from '../testing/in-english'
import { persistTheme } from '../theme/persist-theme'
import { Switches } from './switches'

function show() {
  document.documentElement.lang = 'en'
  document.cookie = 'language=; Path=/; Max-Age=0'
  document.cookie = 'theme=; Path=/; Max-Age=0'
  const preferences = { language: persistLanguage(), theme: persistTheme() }
  render(<Switches {...preferences} />, { wrapper: InEnglish })
  return { user: userEvent.setup(), ...preferences }
}

describe('the language switch', () => {
  it('names each language in that language', () => {
    spec('readings.languages.switch')
    show()
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked()
    expect(screen.getByText('한국어').closest('[lang]')).toHaveAttribute('lang', 'ko')
    expect(screen.getByText('English').closest('[lang]')).toHaveAttribute('lang', 'en')
  })

  it('changes the language of the page in place, and keeps the choice', async () => {
    spec('readings.languages.switch')
    const { user, language } = show()
    await user.click(screen.getByRole('radio', { name: '한국어' }))
    expect(language.language()).toBe('ko')
    expect(document.documentElement.lang).toBe('ko')
    expect(document.cookie).toBe('language=ko')
    expect(screen.getByRole('radio', { name: '한국어' })).toBeChecked()
  })
})

describe('a page whose address names its language', () => {
  it('loses the name when another language is chosen, so that a reload does not undo the choice', async () => {
    window.history.replaceState({ kept: true }, '', '/view?id=7&language=en#comments')
    const { user } = show()
    await user.click(screen.getByRole('radio', { name: '한국어' }))
    expect(window.location.href).toBe('http://localhost/view?id=7#comments')
    expect(window.history.state).toEqual({ kept: true })
  })
})

describe('the theme switch', () => {
  it('follows the system until light or dark is chosen, and can return to it', async () => {
    const { user, theme } = show()
    expect(screen.getByRole('radio', { name: 'Same as the system' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Same as the system' }))
    expect(theme.theme()).toBe('system')
    expect(document.documentElement).not.toHaveAttribute('data-theme')
  })
})
