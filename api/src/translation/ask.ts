import type { Language } from '@within-reach/contract'
import * as v from 'valibot'
import type { TranslationService } from '../platform/translation-settings'

/** Why there is no translation. The message contains no text of a member. */
export class TranslationFailed extends Error {
  /** @param ofText whether the service refused this text, and may translate others */
  constructor(
    message: string,
    readonly ofText = false,
  ) {
    super(message)
  }
}

/** The longest time for an answer, in milliseconds, and the longest answer, in bytes: five times the longest post. */
const standardLimits = { time: 20_000, bytes: 400_000 }

const Answer = v.object({ translatedText: v.union([v.string(), v.array(v.string())]) })

/**
 * Asks a service with the interface of LibreTranslate (`POST /translate`) for a translation.
 * @param texts plain texts; empty ones stay empty and are not sent
 * @returns as many texts
 * @throws TranslationFailed also if the answer is late, too long, unreadable or has an empty text
 */
export async function askTranslation(
  { url, key }: TranslationService,
  texts: readonly string[],
  language: Language,
  limits = standardLimits,
): Promise<readonly string[]> {
  const sent = texts.filter((text) => text.trim() !== '')
  if (sent.length === 0) return texts
  const body = {
    q: sent.length === 1 ? sent[0] : sent,
    source: 'auto',
    target: language,
    format: 'text',
    ...(key !== undefined && { api_key: key }),
  }
  const translated = [await post(`${url.replace(/\/+$/, '')}/translate`, body, limits)].flat()
  if (translated.length !== sent.length) throw new TranslationFailed('The answer has another number of texts')
  const left = translated.map(storable)
  if (left.includes('')) throw new TranslationFailed('The answer has an empty text', true)
  return texts.map((text) => (text.trim() === '' ? text : (left.shift() ?? '')))
}

async function post(
  address: string,
  body: object,
  { time, bytes }: typeof standardLimits,
): Promise<string | string[]> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      // The texts and the key go to the configured service only.
      redirect: 'error',
      signal: AbortSignal.timeout(time),
    })
    const answer = await readAtMost(response, bytes)
    if (!response.ok) throw new TranslationFailed(`Status ${response.status}`, ofText.has(response.status))
    return v.parse(Answer, JSON.parse(answer)).translatedText
  } catch (error) {
    if (error instanceof TranslationFailed) throw error
    // The messages of parsers may quote the answer.
    throw new TranslationFailed((error as Partial<Error>).name ?? 'No answer')
  }
}

/** The text is too long, or its language is not known to the service. */
const ofText = new Set([400, 413, 422])

async function readAtMost({ body }: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of body ?? []) {
    read += chunk.length
    // Leaving the loop cancels the body.
    if (read > most) throw new TranslationFailed('The answer is too long', true)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** PostgreSQL stores neither NUL nor a half of a surrogate pair. */
const storable = (text: string): string => Buffer.from(text.replaceAll('\0', '')).toString().trim()
