import * as v from 'valibot'

/** The languages of the interface, each with its own name. This is the only list of them. */
export const languageNames = {
  en: 'English',
  ko: '한국어',
  zh: '中文',
  vi: 'Tiếng Việt',
} as const
export type Language = keyof typeof languageNames

/** The languages of the interface, in the order of the switch. */
export const languages = Object.keys(languageNames) as readonly Language[]

/** The cookie that stores a visitor's choice. Without it, the browser's preference applies. */
export const languageCookie = 'language'

/** The parameter of an address that names the language of this page or feed, whatever was chosen. */
export const languageParameter = 'language'

/** Whether the text is the code of a supported language. */
export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text)

/** The language with this code; English for any other text. */
export const languageNamed = (text: unknown): Language => (isLanguage(text) ? text : 'en')

/** The languages that every record has. Records that were built before a later language was added lack it. */
type FirstLanguage = 'en' | 'ko'
type LaterLanguage = Exclude<Language, FirstLanguage>

/** A value in every language that its author knew. The others show English. */
export type InLanguages<Value> = Readonly<
  Record<FirstLanguage, Value> & Partial<Record<LaterLanguage, Value>>
>

/** The schema of a value in each language. Those that were added after the first record are optional. */
export function inLanguages<Schema extends v.GenericSchema>(schema: Schema) {
  const later = languages.filter((language): language is LaterLanguage => !['en', 'ko'].includes(language))
  const optional = Object.fromEntries(later.map((language) => [language, v.optional(schema)]))
  return v.object({
    en: schema,
    ko: schema,
    ...(optional as Record<LaterLanguage, v.OptionalSchema<Schema, undefined>>),
  })
}

/** The value in a language; the English one if the language is missing. */
export const pickLanguage = <Value>(
  values: { readonly en: Value } & Partial<Readonly<Record<Language, Value>>>,
  language: Language,
): Value => values[language] ?? values.en

/** A value for each language, each made by the function. */
export const byLanguage = <Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>

/** A text that is data, such as a page's title. A remote that was built before a language was added lacks this language. */
export const Localized = inLanguages(v.string())
export type Localized = v.InferOutput<typeof Localized>
