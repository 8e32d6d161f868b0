import { type Caution, type Language, type TranslatedKind, translation } from '@within-reach/contract'
import { send } from '../client'
import { translateOnDevice } from './on-device'

/** A text of a member, as the service names it. */
export interface NamedText {
  readonly kind: TranslatedKind
  readonly id: number
}

/**
 * Why there is no translation. `same`: the text is in this language already. `gone`: the reader's page is older than its deletion, or
 * than what hid it.
 */
export type NoTranslation = 'same' | 'too-many' | 'offline' | 'gone' | 'failed'

/** How a translation ended. */
export type TranslationOutcome =
  | { readonly texts: readonly string[]; readonly by: 'device' | 'service'; readonly caution?: Caution }
  | { readonly why: NoTranslation }

export interface TranslateOptions {
  /** The language of the reader. */
  readonly language: Language
  /** Whether the service translates. It is asked only if the browser cannot. */
  readonly service: boolean
  readonly signal: AbortSignal
}

/**
 * Translates a text, on the device if the browser can. The service reads the text itself by its name.
 * @param texts the plain texts to translate on the device
 * @returns never rejects
 */
export async function translateText(
  { kind, id }: NamedText,
  texts: readonly string[],
  { language, service, signal }: TranslateOptions,
): Promise<TranslationOutcome> {
  // A browser may refuse: without a recent press, without room for a model, in a frame.
  const local = await translateOnDevice(texts, language, signal).catch(() => undefined)
  if (local === 'same') return { why: 'same' }
  if (local) return { texts: local, by: 'device' }
  if (!service) return { why: 'failed' }
  const outcome = await send(translation, { kind, id, language }, { signal })
  switch (outcome.kind) {
    case 'ok':
      return { texts: outcome.data.texts, by: 'service', caution: outcome.data.caution }
    case 'too-many':
    case 'offline':
      return { why: outcome.kind }
    case 'not-found':
      return { why: 'gone' }
    default:
      return { why: 'failed' }
  }
}
