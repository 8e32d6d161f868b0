import type { Locator } from '@playwright/test'
import { type Language, languageNames } from '@within-reach/contract'

/** The switch of the languages in a footer, in whichever language the page is. */
export const languageSwitch = (footer: Locator): Locator => footer.getByRole('combobox')

/** Chooses a language by its own name, as a person does. */
export const chooseLanguage = (footer: Locator, language: Language): Promise<unknown> =>
  languageSwitch(footer).selectOption(languageNames[language])
