import type { Change } from '@within-reach/contract'
import type { Command } from 'commander'
import { type ChangeReason, makeChange } from './operations/change'
import { type Ending, ReachError } from './reach-error'
import { connect, type Service } from './service/connect'
import { isReadableOnTheWay, type SiteChoice, siteAddress, tokenFor } from './service/token'
import type { Terminal } from './terminal'
import { entryText } from './wording/history'

/** The options that every command takes. */
interface GlobalOptions extends SiteChoice {
  readonly json?: boolean
  readonly why?: string
  readonly revision?: number
}

/** What a command works with. */
export interface Session {
  readonly terminal: Terminal
  /** The installation's service, with the token that fits. */
  service(): Promise<Service>
  /** Gives the answer: as JSON where that was asked for, else as text. */
  answer(data: unknown, text: string): void
  /** The answer is no: the command ends with this. */
  endAs(ending: Ending): void
  /** Why a change is made (the option, or what a person answers), and the revision that was looked at. */
  reason(): Promise<ChangeReason>
  /** Makes a change and shows the line that it left in the history. */
  change(change: Change): Promise<void>
}

/**
 * @param program holds the options that every command takes
 * @param ended where a command leaves how it ended
 */
export function session(program: Command, terminal: Terminal, ended: { as: Ending }): Session {
  const options = () => program.opts<GlobalOptions>()
  const self: Session = {
    terminal,
    async service() {
      const site = siteAddress(options(), terminal)
      if (isReadableOnTheWay(site))
        terminal.complain(`Careful: the token goes to ${site} unencrypted. Use https.\n`)
      return connect(site, await tokenFor(site, options(), terminal))
    },
    answer: (data, text) =>
      terminal.say(options().json ? `${JSON.stringify(data)}\n` : `${text.trimEnd()}\n`),
    endAs: (ending) => void (ended.as = ending),
    async reason() {
      const { why: given, revision, json } = options()
      const why = given ?? (json ? undefined : await terminal.ask?.('Why? '))
      if (!why?.trim())
        throw new ReachError(
          'usage',
          'Say why with --why "…": the reason stands in the history for everybody.',
        )
      return { why: why.trim(), revision }
    },
    async change(change) {
      const reason = await self.reason()
      const entry = await makeChange(await self.service(), change, reason)
      self.answer(entry, entryText(entry))
    },
  }
  return self
}
