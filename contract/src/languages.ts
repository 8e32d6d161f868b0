import * as v from 'valibot'

/** The languages that the interface speaks. */
export const languages = ['en', 'ko'] as const
export type Language = (typeof languages)[number]

/** The cookie that keeps a visitor's choice; without it, the browser's own preference counts. */
export const languageCookie = 'language'

/** Whether a text names a language that the interface speaks. */
export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text)

/** A text that is data, such as a page's title, in every language. */
export const Localized = v.object({ en: v.string(), ko: v.string() })
export type Localized = v.InferOutput<typeof Localized>
