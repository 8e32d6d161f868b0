import type { PlainText } from '../normalise/plain-text'
import { createHashTable, type HashTable } from './hash-table'
import { readNgrams } from './ngrams'

/** A logistic regression over n-grams, of which the rare ones count more (TF-IDF), as it is stored. */
export interface LearnedModel {
  /** The hashes of the known n-grams, ascending. */
  readonly hashes: Uint32Array
  /** The log-odds of one step of a weight. */
  readonly step: number
  /** The weight of each n-gram, in steps. */
  readonly weights: Int8Array
  /** How rare each n-gram is, in steps of `rarityStep`: the logarithm of its inverse document frequency. */
  readonly rarities: Uint8Array
  /** The log-odds of a text without known n-grams. */
  readonly bias: number
}

/** A model that judges texts. */
export interface Model extends LearnedModel {
  /** The index of each hash. */
  readonly table: HashTable
  /** Counts the n-grams of a text while it is judged; otherwise all are 0. */
  readonly counts: Uint16Array
}

/** Prepares a model for judging. */
export const modelFrom = (learned: LearnedModel): Model => ({
  ...learned,
  table: createHashTable(learned.hashes),
  counts: new Uint16Array(learned.hashes.length),
})

export const rarityStep = 0.05

/** So many known n-grams are judged at once: the half of a long text would hide a scam of two sentences. */
export const stretch = 360
/** From so many known n-grams on, a text is long enough to be judged by its wording. The unknown ones say nothing. */
const enough = 80
/** Of a stretch with a smaller share of known n-grams, the model knows nothing; with the larger share or more, it counts wholly. */
const shares = { none: 0.2, whole: 0.45 } as const

/** What a model says about a text. */
export interface LogOdds {
  readonly logOdds: number
  /** How much they count, from 0 to 1: of a short text or another subject, little is known. */
  readonly certainty: number
}

/**
 * The log-odds that a text is a scam; of a long text, those of its heaviest stretch, so that honest sentences around a scam
 * do not hide it.
 */
export function readLogOdds(model: Model, plain: PlainText): LogOdds {
  const known: number[] = []
  /** How many n-grams the text has up to each known one. */
  const counts: number[] = []
  let count = 0
  readNgrams(plain, (hash) => {
    count += 1
    const index = model.table.indexOf(hash)
    if (index < 0) return
    known.push(index)
    counts.push(count)
  })
  const lengthShare = Math.min(1, known.length / enough)
  const readFrom = (start: number): LogOdds => {
    const end = Math.min(known.length, start + stretch)
    const all =
      start === 0 && end === known.length ? count : (counts[end - 1] ?? 0) - (counts[start] ?? 0) + 1
    const certainty = lengthShare * trustIn((end - start) / all)
    return { logOdds: logOddsOf(model, known, start, end), certainty }
  }
  if (known.length === 0) return { logOdds: 0, certainty: 0 }
  let heaviest = readFrom(0)
  for (let start = stretch / 2; start + stretch / 2 < known.length; start += stretch / 2) {
    const next = readFrom(start)
    if (next.logOdds * next.certainty > heaviest.logOdds * heaviest.certainty) heaviest = next
  }
  return heaviest
}

/** How much a stretch counts by its share of known n-grams, from 0 to 1: of another subject or language little is known. */
const trustIn = (share: number): number =>
  Math.max(0, Math.min(1, (share - shares.none) / (shares.whole - shares.none)))

/** What an n-gram says in a text: the more, the rarer it is and, by the logarithm, the more often it occurs. */
export const partOf = (count: number, rarity: number): number => (1 + Math.log(count)) * rarity

/** The log-odds of a stretch of n-grams by their indexes: the sum of their weights, each times its part of the text. */
function logOddsOf(
  { step, weights, rarities, bias, counts }: Model,
  indexes: readonly number[],
  start: number,
  end: number,
): number {
  for (let at = start; at < end; at += 1) {
    const index = indexes[at] ?? 0
    counts[index] = (counts[index] ?? 0) + 1
  }
  let sum = 0
  let squares = 0
  for (let at = start; at < end; at += 1) {
    const index = indexes[at] ?? 0
    const count = counts[index] ?? 0
    if (count === 0) continue
    counts[index] = 0
    const part = partOf(count, rarities[index] ?? 0)
    sum += part * (weights[index] ?? 0)
    squares += part * part
  }
  return squares === 0 ? 0 : bias + (step * sum) / Math.sqrt(squares)
}

/** What an n-gram adds to the log-odds of any text, in steps; 0 if it is not known. */
export function heavinessOf(model: Model, hash: number): number {
  const index = model.table.indexOf(hash)
  return index < 0 ? 0 : (model.weights[index] ?? 0) * (model.rarities[index] ?? 0)
}

/** An n-gram that was learned. */
export interface LearnedNgram {
  readonly hash: number
  readonly weight: number
  readonly rarity: number
}

/** Rounds weights to 255 steps, and rarities to theirs. */
export function quantise(ngrams: readonly LearnedNgram[], bias: number): Model {
  const sorted = ngrams.toSorted((one, other) => one.hash - other.hash)
  const most = sorted.reduce((heaviest, { weight }) => Math.max(heaviest, Math.abs(weight)), 0)
  const step = most / 127 || 1
  return modelFrom({
    hashes: Uint32Array.from(sorted, ({ hash }) => hash),
    step,
    weights: Int8Array.from(sorted, ({ weight }) => Math.round(weight / step)),
    rarities: Uint8Array.from(sorted, ({ rarity }) => Math.round(rarity / rarityStep)),
    bias,
  })
}
