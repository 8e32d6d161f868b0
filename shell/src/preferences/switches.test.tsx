import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { languageNames, languages } from '@within-reach/contract'
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
    const options = screen.getAllByRole('option')
    expect(options.map(({ lang, textContent }) => [lang, textContent])).toEqual([
      ['en', 'English'],
      ['ko', '한국어'],
      ['zh', '中文'],
      ['vi', 'Tiếng Việt'],
    ])
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English')
  })

  it.each(languages)(
    'changes the language of the page to %s in place, and keeps the choice',
    async (wanted) => {
      spec('readings.languages.switch')
      const { user, language } = show()
      const choice = screen.getByRole('combobox')
      await user.selectOptions(choice, wanted === 'en' ? 'ko' : 'en')
      await user.selectOptions(choice, languageNames[wanted])
      expect(language.language()).toBe(wanted)
      expect(document.documentElement.lang).toBe(wanted)
      expect(document.cookie).toBe(`language=${wanted}`)
      expect(choice).toHaveDisplayValue(languageNames[wanted])
    },
  )
})

describe('a page whose address names its language', () => {
  it('loses the name when another language is chosen, so that a reload does not undo the choice', async () => {
    window.history.replaceState({ kept: true }, '', '/view?id=7&language=en#comments')
    const { user } = show()
    await user.selectOptions(screen.getByRole('combobox'), 'ko')
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
