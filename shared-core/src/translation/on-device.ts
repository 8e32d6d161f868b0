import type { Language } from '@within-reach/contract'

/** The parts that are used of the Translator and Language Detector APIs (https://webmachinelearning.github.io/translation-api). */
interface Translators {
  availability(languages: Languages): Promise<string>
  create(languages: Languages & { readonly signal?: AbortSignal }): Promise<Translator>
}
interface Languages {
  readonly sourceLanguage: string
  readonly targetLanguage: string
}
interface Translator {
  translate(text: string, options?: { readonly signal?: AbortSignal }): Promise<string>
}
interface Detectors {
  availability(): Promise<string>
  create(options?: { readonly signal?: AbortSignal }): Promise<Detector>
}
interface Detector {
  detect(text: string): Promise<readonly { readonly detectedLanguage: string; readonly confidence: number }[]>
}

/** Both APIs of this browser; undefined if it lacks one. */
function deviceApis(): { readonly translators: Translators; readonly detectors: Detectors } | undefined {
  const { Translator: translators, LanguageDetector: detectors } = globalThis as {
    readonly Translator?: Translators
    readonly LanguageDetector?: Detectors
  }
  return translators && detectors && { translators, detectors }
}

/** Whether this browser can translate on the device. Which languages it knows is found out at a press. */
export const translatesOnDevice = (): boolean => deviceApis() !== undefined

/** Below it, the detector guesses. */
const leastConfidence = 0.5

async function detect(detectors: Detectors, text: string, signal?: AbortSignal): Promise<string | undefined> {
  const [best] = await (await detectors.create({ signal })).detect(text)
  if (!best || best.confidence < leastConfidence || best.detectedLanguage === 'und') return undefined
  // The site has one Chinese: zh, not zh-Hans.
  return best.detectedLanguage.split('-')[0]
}

/**
 * The language of a text by the browser's detector, if the browser has it at hand. Nothing is loaded for it.
 * @returns undefined if it is unknown; never rejects
 */
export async function languageAtHand(text: string): Promise<string | undefined> {
  try {
    const apis = deviceApis()
    if (!apis || (await apis.detectors.availability()) !== 'available') return undefined
    return await detect(apis.detectors, text)
  } catch {
    return undefined
  }
}

/**
 * Translates texts on the device. The browser may load a model first, for which it demands a press.
 * @returns `same` if they are in this language already; undefined if the browser does not know the languages
 * @throws DOMException of the browser
 */
export async function translateOnDevice(
  texts: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<readonly string[] | 'same' | undefined> {
  const apis = deviceApis()
  const source = apis && (await detect(apis.detectors, texts.join('\n'), signal))
  if (!apis || source === undefined) return undefined
  if (source === language) return 'same'
  const languages = { sourceLanguage: source, targetLanguage: language }
  if ((await apis.translators.availability(languages)) === 'unavailable') return undefined
  const translator = await apis.translators.create({ ...languages, signal })
  const translated: string[] = []
  for (const text of texts) translated.push(await byLine(translator, text, signal))
  return translated
}

/** Line by line, because a translator need not keep line breaks. */
async function byLine(translator: Translator, text: string, signal: AbortSignal): Promise<string> {
  const lines: string[] = []
  for (const line of text.split('\n'))
    lines.push(line.trim() === '' ? '' : await translator.translate(line, { signal }))
  return lines.join('\n')
}
