import { translation, type TranslatedKind } from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../platform/caller'
import { fail, handle, ok } from '../platform/calls'
import type { OriginalText } from '../platform/original-text'
import type { Platform } from '../platform/platform'
import { TranslationFailed } from './ask'
import { createTranslations } from './service'

/**
 * Reads a text by the rules of the call that shows it.
 * @param reader undefined for a visitor
 * @throws the errors of that call
 */
type ReadText = (id: number, reader: Caller | undefined, request: FastifyRequest) => Promise<OriginalText>

/** Translations of posts, comments and messages for their readers (docs/translation.md). */
export function registerTranslation(
  app: FastifyInstance,
  platform: Platform,
  readers: Readonly<Record<TranslatedKind, ReadText>>,
): void {
  const { translation: service } = platform.settings
  const translate = service && createTranslations(platform, service)

  handle(app, platform, translation, async ({ kind, id, language }, { caller, request }) => {
    if (!translate) return fail('notOffered')
    const address = request.ip
    const original = await readers[kind](id, caller, request)
    try {
      const wanted = { kind, id, language, readerId: caller?.userId, address }
      return ok({ texts: [...(await translate(wanted, original))], caution: original.caution })
    } catch (error) {
      if (error instanceof TranslationFailed) return fail('notTranslated')
      throw error
    }
  })
}
