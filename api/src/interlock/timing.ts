import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readCorpus } from './corpus'
import { judge } from './judge'
import type { LabelledText } from './measure'

/** How long one text is judged. */
export interface TextTime {
  readonly lang: string
  /** UTF-16 units. */
  readonly length: number
  /** Milliseconds, the median of its rounds. */
  readonly judged: number
  /** Milliseconds for Unicode normalisation and lower case alone, in the same rounds. */
  readonly normalised: number
}

const names = readdirSync(path.join(import.meta.dirname, 'corpus')).map((file) => path.parse(file).name)

/**
 * Times the judgement of every text of the corpora, and of texts of given lengths that are cut from all of them.
 * @param lengths UTF-16 units
 */
export function timeTexts(
  lengths: readonly number[],
  rounds: number,
): { texts: TextTime[]; joined: TextTime[] } {
  const texts = names.flatMap(readCorpus)
  const joined = ['en', 'ko'].flatMap((lang) => {
    const all = joinedTo(texts, lang, Math.max(...lengths))
    return lengths.map((length) => ({ lang, text: all.slice(0, length) }))
  })
  // The first judgements are slower: the code is not compiled yet.
  for (const { text } of texts) judge(text, { kind: 'post' })
  const timed = (each: { readonly lang: string; readonly text: string }) => timeText(each, rounds)
  return { texts: texts.map(timed), joined: joined.map(timed) }
}

function joinedTo(texts: readonly LabelledText[], language: string, length: number): string {
  const all = texts.flatMap(({ lang, text }) => (lang === language ? [text] : [])).join('\n')
  return `${all}\n`.repeat(Math.ceil(length / all.length))
}

function timeText(
  { lang, text }: { readonly lang: string; readonly text: string },
  rounds: number,
): TextTime {
  const judged: number[] = []
  const normalised: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    judged.push(milliseconds(() => judge(text, { kind: 'post' })))
    normalised.push(milliseconds(() => text.normalize('NFKC').toLowerCase()))
  }
  return { lang, length: text.length, judged: median(judged), normalised: median(normalised) }
}

function milliseconds(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

const median = (figures: readonly number[]) =>
  [...figures].sort((one, other) => one - other)[figures.length >> 1] ?? Number.NaN
