import { judge } from './judge'
import type { Wording } from './learned/wording'

/** A text with the answer that people gave. */
export interface LabelledText {
  readonly text: string
  readonly label: 'scam' | 'ok'
  readonly lang: string
  readonly category?: string
  readonly kind?: 'post' | 'comment' | 'message'
}

export interface Share {
  readonly right: number
  readonly of: number
}

/** How the rules did on a corpus. */
export interface Measurement {
  /** Recall by language, and by language and category. */
  readonly recall: ReadonlyMap<string, Share>
  /** False alarms by language, and by language and category. */
  readonly falseAlarms: ReadonlyMap<string, Share>
  readonly misses: readonly LabelledText[]
  readonly alarms: readonly LabelledText[]
}

/**
 * Judges a corpus.
 * @param wording by default that with the committed weights
 */
export function measure(texts: readonly LabelledText[], wording?: Wording): Measurement {
  const recall = new Map<string, Share>()
  const falseAlarms = new Map<string, Share>()
  const misses: LabelledText[] = []
  const alarms: LabelledText[] = []
  for (const text of texts) {
    const folded = judge(text.text, { kind: text.kind ?? 'post', wording }).findings.length > 0
    const isScam = text.label === 'scam'
    const shares = isScam ? recall : falseAlarms
    for (const key of ['all', text.lang, `${text.lang} ${text.category ?? 'other'}`]) {
      const { right, of } = shares.get(key) ?? { right: 0, of: 0 }
      shares.set(key, { right: right + (folded ? 1 : 0), of: of + 1 })
    }
    if (isScam && !folded) misses.push(text)
    if (!isScam && folded) alarms.push(text)
  }
  return { recall, falseAlarms, misses, alarms }
}
