import type { JudgedKind, MarkedLink } from '../platform/interlock'
import { readAmounts } from './features/amounts'
import type { Feature } from './features/found'
import { readLinks, readMarkedLinks } from './features/links'
import { readNumbers } from './features/numbers'
import { compileRules } from './matching/compile'
import { findPattern, type Found } from './matching/find'
import { negationsOf } from './matching/negation'
import { firstAtLeast } from './matching/positions'
import type { Occurrence } from './matching/trie'
import { learnedWording, type Wording } from './learned/wording'
import { type PlainText, plainTextOf } from './normalise/plain-text'
import type { Category, Rule } from './rules/rule'

/** `note` warns the author and folds the text for readers; `hard` is also for the moderators' queue. */
export type Severity = 'note' | 'hard'

/** A reason why a text is folded. */
export interface Finding {
  /** The id of the rule, or `any.wording`. */
  readonly rule: string
  readonly category: Category | 'wording'
  readonly severity: Severity
  /** The range in the judged text, in UTF-16 units. */
  readonly quote: { readonly start: number; readonly end: number }
}

export interface Judgement {
  /** The sum of the weights of the rules and of the wording; from 1 the text is folded. */
  readonly score: number
  /** Empty below 1; otherwise the reasons of the categories that matter, the weightiest first. */
  readonly findings: readonly Finding[]
  /** The ids of all rules found, also of those that speak for the text; `any.wording` if only the wording folds it. */
  readonly rules: readonly string[]
}

/** What is judged. */
export interface JudgedText {
  readonly kind: JudgedKind
  /** The links of a text with markup. */
  readonly links?: readonly MarkedLink[]
  /** The text as the rules read it, if it is known already. */
  readonly plain?: PlainText
  /** Weighs the wording; by default with the committed weights. */
  readonly wording?: Wording
}

/** From this sum of weights a text is folded. */
export const foldedFrom = 1
/** From this sum of the rules' weights a text is for the moderators as well. */
export const hardFrom = 3
/** A category counts if its own reasons weigh as much, or if it is the weightiest. */
const countsFrom = 0.6

/** Stands for the wording among the ids of rules. */
const wordingId = 'any.wording'

const compiled = compileRules()

/** Judges a text in time linear in its length. */
export function judge(
  text: string,
  { links = [], plain = plainTextOf(text), wording = learnedWording }: JudgedText,
): Judgement {
  const found = findAll(text, plain, links)
  const reasons = compiled.rules.flatMap(({ rule, patterns }) => {
    const place = patterns.map((pattern) => findPattern(pattern, found)).find((one) => one !== undefined)
    return place ? [{ rule, place }] : []
  })
  const ruled = sumOf(reasons)
  const said = wording.weigh(plain)
  // Digits and addresses are facts, which no wording takes away.
  const score = ruled + Math.max(said, -sumOf(reasons.filter(isOfWords)))
  const rules = reasons.map(({ rule }) => rule.id)
  const isHard = ruled >= hardFrom || reasons.some(({ rule }) => rule.hard)
  if (!isFolded(score) && !isHard) return { score, findings: [], rules }
  const severity = isHard ? 'hard' : 'note'
  const findings = explain(reasons, severity, plain)
  return {
    score,
    findings:
      findings.length > 0
        ? findings
        : [{ rule: wordingId, category: 'wording', severity, quote: wording.quote(plain) }],
    rules: isFolded(ruled) || isHard ? rules : [...rules, wordingId],
  }
}

const isFolded = (score: number) => score >= foldedFrom - 1e-9
const sumOf = (reasons: readonly Reason[]) => reasons.reduce((sum, { rule }) => sum + rule.weight, 0)
const isOfWords = ({ rule: { category, weight } }: Reason) =>
  weight > 0 && category !== 'numbers' && category !== 'links'

interface Reason {
  readonly rule: Rule
  readonly place: Occurrence
}

function explain(reasons: readonly Reason[], severity: Severity, plain: PlainText): Finding[] {
  const weights = new Map<Category, number>()
  for (const { rule } of reasons)
    if (rule.category !== 'calm') weights.set(rule.category, (weights.get(rule.category) ?? 0) + rule.weight)
  const heaviest = Math.max(...weights.values())
  const weightOf = (category: Category) => weights.get(category) ?? 0
  const counts = (category: Category) => weightOf(category) >= countsFrom || weightOf(category) === heaviest
  return reasons
    .flatMap(({ rule, place }) =>
      rule.category !== 'calm' && counts(rule.category) ? [{ rule, category: rule.category, place }] : [],
    )
    .sort(
      (one, other) =>
        weightOf(other.category) - weightOf(one.category) || other.rule.weight - one.rule.weight,
    )
    .map(({ rule, category, place }) => ({
      rule: rule.id,
      category,
      severity,
      quote: { start: plain.starts[place.start] ?? 0, end: plain.ends[place.end - 1] ?? 0 },
    }))
}

/** Everything that patterns name, with its places in the plain text. */
function findAll(text: string, plain: PlainText, links: readonly MarkedLink[]): Found {
  const occurrences = new Map<number, Occurrence[]>()
  const note = (ids: readonly number[], place: Occurrence) => {
    for (const id of ids) {
      const known = occurrences.get(id)
      if (known) known.push(place)
      else occurrences.set(id, [place])
    }
  }
  const isNegated = negationsOf(plain.text, plain.clauses)
  compiled.trie.scan(plain.text, (id, start, end) => {
    if (compiled.negatable.has(id) && isNegated({ start, end })) return
    note(compiled.membersOf.get(id) ?? [], { start, end })
  })
  const features: readonly Feature[] = [
    ...readNumbers(plain.letters),
    ...readAmounts(plain),
    ...readLinks(text),
    ...readMarkedLinks(links, text),
  ]
  for (const { name, start, end } of features)
    note(compiled.featureIds.get(name) ?? [], placeIn(plain, start, end))
  for (const place of plain.disguised) note(compiled.featureIds.get('messenger-disguised') ?? [], place)
  // Features come after words; patterns expect each list in the order of the text.
  for (const ids of compiled.featureIds.values())
    for (const id of ids) occurrences.get(id)?.sort((one, other) => one.start - other.start)
  return { occurrences, sentences: plain.sentences }
}

/** The place in the plain text of a range in the source. */
function placeIn({ starts }: PlainText, start: number, end: number): Occurrence {
  const first = firstAtLeast(starts, start)
  return { start: first, end: Math.max(first + 1, firstAtLeast(starts, end)) }
}
