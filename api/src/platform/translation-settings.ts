import * as v from 'valibot'
import { optionalUrl } from './address-settings'

/** The settings of translations, as in the environment. */
export const translationEnvironment = {
  /** A service with the interface of LibreTranslate, such as http://127.0.0.1:5000; without one, the service translates nothing. */
  TRANSLATION_URL: optionalUrl('http:', 'https:'),
  /** Its key, if it demands one. */
  TRANSLATION_KEY: v.optional(v.pipe(v.string(), v.trim()), ''),
}

/** The service that translates texts of members. */
export interface TranslationService {
  readonly url: string
  readonly key: string | undefined
}

export interface TranslationSettings {
  /** undefined: no text leaves this service. */
  readonly translation: TranslationService | undefined
}

export const presentTranslation = (
  env: v.InferOutput<v.ObjectSchema<typeof translationEnvironment, undefined>>,
): TranslationSettings => ({
  translation: env.TRANSLATION_URL
    ? { url: env.TRANSLATION_URL, key: env.TRANSLATION_KEY || undefined }
    : undefined,
})
