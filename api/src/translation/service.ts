import { createHash } from 'node:crypto'
import type { Language } from '@within-reach/contract'
import { errors } from '../platform/errors'
import { fairQueue } from '../platform/fair-queue'
import { networkOf } from '../platform/limits/network'
import type { OriginalText } from '../platform/original-text'
import type { Platform } from '../platform/platform'
import type { TranslationService } from '../platform/translation-settings'
import { askTranslation, TranslationFailed } from './ask'
import { createCircuit } from './circuit'
import { findKept, type KeptKind, keepTranslation } from './queries'

/** What to translate, and for whom. */
export interface Wanted {
  readonly kind: KeptKind | 'message'
  readonly id: number
  readonly language: Language
  /** undefined for a visitor. */
  readonly readerId: number | undefined
  readonly address: string
}

/** How many texts the translation service gets at once from this instance. Others wait, for as long as two of them take. */
const queueOptions = { atOnce: 4, waiting: 8, waitingPerKey: 4, longestWait: 10_000, what: 'translations' }

/**
 * Translates texts. The translation service is asked once for each version of a post or comment in a language. Of messages, nothing
 * is kept.
 * @returns a function that gives the translated texts. It throws too-many (429), unavailable (503), or TranslationFailed if the
 * service refuses this text
 */
export function createTranslations(
  { database, budgets }: Pick<Platform, 'database' | 'budgets'>,
  service: TranslationService,
): (wanted: Wanted, original: OriginalText) => Promise<readonly string[]> {
  const queue = fairQueue(queueOptions)
  const circuit = createCircuit()
  /** The translations of kept kinds that are under way, by version. Further readers of the same version wait for it. */
  const running = new Map<string, Promise<readonly string[]>>()

  async function ask({ language, readerId, address }: Wanted, texts: readonly string[]) {
    const keys = [`address ${networkOf(address)}`, ...(readerId === undefined ? [] : [`account ${readerId}`])]
    try {
      const translated = await queue(keys, async () => {
        // It may have failed while this text waited.
        demandService()
        return askTranslation(service, texts, language)
      })
      circuit.ended('answered')
      return translated
    } catch (error) {
      if (!(error instanceof TranslationFailed)) throw error
      circuit.ended(error.ofText ? 'answered' : 'failed')
      throw error.ofText ? error : unavailable(30_000, error)
    }
  }

  function demandService(): void {
    const pause = circuit.pause()
    if (pause > 0) throw unavailable(pause)
  }

  const countReader = ({ readerId, address }: Wanted) =>
    readerId === undefined ? budgets.visitorTranslation(address) : budgets.translation(readerId)

  return async (wanted, { texts, stored }) => {
    const { kind, id, language } = wanted
    if (kind === 'message' || stored === undefined) {
      demandService()
      await countReader(wanted)
      return ask(wanted, texts)
    }
    const version = createHash('sha256').update(stored).digest()
    const key = { kind, id, language, version }
    const kept = await findKept(database, key)
    if (kept) return kept
    demandService()
    await countReader(wanted)
    const name = `${kind} ${id} ${language} ${version.toString('hex')}`
    const same = running.get(name)
    if (same) return same
    const work = (async () => {
      // One that was under way may have ended while this reader was counted.
      const meanwhile = await findKept(database, key)
      if (meanwhile) return meanwhile
      const translated = await ask(wanted, texts)
      await keepTranslation(database, key, translated)
      return translated
    })()
    running.set(name, work)
    const forget = () => void running.delete(name)
    work.then(forget, forget)
    return work
  }
}

const unavailable = (pause: number, cause?: unknown) =>
  errors.unavailable('The translation service does not answer. Try again later.', pause / 1000, {
    part: 'translation',
    cause,
  })
