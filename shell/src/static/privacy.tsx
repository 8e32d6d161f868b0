import { Translated, type Translations } from './translated'

/** The text in each language. */
export const texts: Translations = {
  en: async () => (await import('./privacy.en')).privacy,
  ko: async () => (await import('./privacy.ko')).privacy,
  zh: async () => (await import('./privacy.zh')).privacy,
  vi: async () => (await import('./privacy.vi')).privacy,
}

/** The Privacy Policy: which data is kept, why and how long, especially the data of inquiries. */
export const Component = () => <Translated texts={texts} />
