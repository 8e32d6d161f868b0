import { Translated, type Translations } from './translated'

/** The text in each language. */
export const texts: Translations = {
  en: async () => (await import('./terms.en')).terms,
  ko: async () => (await import('./terms.ko')).terms,
  zh: async () => (await import('./terms.zh')).terms,
  vi: async () => (await import('./terms.vi')).terms,
}

/** Terms of Use with the Posting Policy: 18 or older, South Korean law, effective 2023-10-03 (specification, section 1). */
export const Component = () => <Translated texts={texts} />
