import { lexicons, rules } from '../rules/rules'
import type { Lexicon, Rule, RuleLanguage } from '../rules/rule'
import { type Pattern, readPattern } from './pattern'
import { Trie } from './trie'

export interface CompiledRule {
  readonly rule: Rule
  readonly patterns: readonly Pattern[]
}

/** The rules as one search over a text. */
export interface CompiledRules {
  readonly rules: readonly CompiledRule[]
  readonly trie: Trie
  /** By the id that the trie reports. */
  readonly negatable: ReadonlySet<number>
  /** What a word of the trie stands for: ids of alternatives that contain it. */
  readonly membersOf: ReadonlyMap<number, readonly number[]>
  /** The ids of alternatives that contain a feature. */
  readonly featureIds: ReadonlyMap<string, readonly number[]>
}

/** Compiles the rules once, at the start of the process. */
export function compileRules(): CompiledRules {
  const compiler = new Compiler()
  const compiled = (['en', 'ko'] as const).flatMap((language) =>
    rules[language].map((rule) => ({ rule, patterns: compiler.compile(rule, language) })),
  )
  return { rules: compiled, ...compiler.result() }
}

class Compiler {
  private readonly trie = new Trie()
  private readonly negatable = new Set<number>()
  private readonly membersOf = new Map<number, number[]>()
  private readonly featureIds = new Map<string, number[]>()
  /** The ids of alternatives by language and source. */
  private readonly ids = new Map<string, number>()
  /** The ids of words by spelling and whether a negation takes them away. */
  private readonly words = new Map<string, number>()

  compile(rule: Rule, language: RuleLanguage & keyof typeof lexicons): Pattern[] {
    return rule.patterns.map((pattern) =>
      readPattern(pattern, language, (source) => this.idOf(source, lexicons[language], language)),
    )
  }

  result(): Omit<CompiledRules, 'rules'> {
    const { trie, negatable, membersOf, featureIds } = this
    return { trie, negatable, membersOf, featureIds }
  }

  private idOf(source: string, lexicon: Lexicon, language: RuleLanguage): number {
    const key = `${language} ${source}`
    const known = this.ids.get(key)
    if (known !== undefined) return known
    const id = this.ids.size
    this.ids.set(key, id)
    for (const alternative of source.split('|')) this.addAlternative(alternative, id, lexicon)
    return id
  }

  private addAlternative(alternative: string, id: number, lexicon: Lexicon): void {
    const name = /^<(.+)>$/.exec(alternative)?.[1]
    if (name === undefined) return this.addWord(alternative, false, id)
    const group = lexicon[name]
    if (group)
      for (const word of group.words.trim().split(/\s+/)) this.addWord(word, group.negatable === true, id)
    else this.featureIds.set(name, [...(this.featureIds.get(name) ?? []), id])
  }

  private addWord(word: string, negatable: boolean, id: number): void {
    const key = `${word} ${negatable}`
    let wordId = this.words.get(key)
    if (wordId === undefined) {
      wordId = this.words.size
      this.words.set(key, wordId)
      this.trie.add(word.replaceAll('_', ' '), wordId)
      if (negatable) this.negatable.add(wordId)
    }
    const members = this.membersOf.get(wordId) ?? []
    if (!members.includes(id)) this.membersOf.set(wordId, [...members, id])
  }
}
