import * as v from 'valibot'

/** The languages of the interface. */
export const languages = ['en', 'ko'] as const
export type Language = (typeof languages)[number]

/** The cookie that stores a visitor's choice. Without it, the browser's preference applies. */
export const languageCookie = 'language'

/** The parameter of an address that names the language of this page or feed, whatever was chosen. */
export const languageParameter = 'language'

/** Whether the text is the code of a supported language. */
export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text)

/** The language with this code; English for any other text. */
export const languageNamed = (text: unknown): Language => (isLanguage(text) ? text : 'en')

/** A text in every language, for texts that are data, such as a page's title. */
export const Localized = v.object({ en: v.string(), ko: v.string() })
export type Localized = v.InferOutput<typeof Localized>
