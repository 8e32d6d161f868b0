import type { BudgetChange, Change, RulesChange } from '@within-reach/contract'
import type { Command } from 'commander'
import { type ChangeReason, makeBudgetChange, makeChange, makeRulesChange } from './operations/change'
import { type Ending, CommandError } from './command-error'
import type { Service } from './service/connect'
import { connectTo } from './service/connect-to'
import type { SiteChoice } from './service/token'
import type { Terminal } from './terminal'
import { entryText } from './wording/history'

/** The options of every command. */
interface GlobalOptions extends SiteChoice {
  readonly json?: boolean
  readonly why?: string
  readonly revision?: number
}

/** The context of a command. */
export interface Session {
  readonly terminal: Terminal
  /** The client of the installation, with a matching token. */
  service(): Promise<Service>
  /** Prints the answer: as JSON with --json, otherwise as text. */
  answer(data: unknown, text: string): void
  /** Sets the exit code for a negative answer. */
  endAs(ending: Ending): void
  /** The reason of a change (the option or a prompt), and its base revision. */
  reason(): Promise<ChangeReason>
  /** Makes a change and prints its history entry. */
  change(change: Change): Promise<void>
  /** Changes the rules of the environment and prints the history entry. */
  changeRules(rule: RulesChange): Promise<void>
  /** Changes what is allowed for a remote and prints the history entry. */
  changeBudget(budget: BudgetChange): Promise<void>
}

/**
 * Creates the context of a command.
 * @param program the program with the common options
 * @param ended receives the exit code
 */
export function session(program: Command, terminal: Terminal, ended: { as: Ending }): Session {
  const options = () => program.opts<GlobalOptions>()
  // A command may need the reason before its change. It prompts once.
  let asked: Promise<string> | undefined
  const self: Session = {
    terminal,
    service: () => connectTo(options(), terminal),
    answer: (data, text) =>
      terminal.say(options().json ? `${JSON.stringify(data)}\n` : `${text.trimEnd()}\n`),
    endAs: (ending) => void (ended.as = ending),
    async reason() {
      const { why: given, revision, json } = options()
      const why = given ?? (json ? undefined : await (asked ??= terminal.ask?.('Why? ')))
      if (!why?.trim())
        throw new CommandError('usage', 'Give a reason with --why "…": the history shows it to everybody.')
      return { why: why.trim(), revision }
    },
    async change(change) {
      const reason = await self.reason()
      const entry = await makeChange(await self.service(), change, reason)
      self.answer(entry, entryText(entry))
    },
    async changeRules(rule) {
      const reason = await self.reason()
      const entry = await makeRulesChange(await self.service(), rule, reason)
      self.answer(entry, entryText(entry))
    },
    async changeBudget(budget) {
      const reason = await self.reason()
      const entry = await makeBudgetChange(await self.service(), budget, reason)
      self.answer(entry, entryText(entry))
    },
  }
  return self
}
