import { sharedModules } from '@within-reach/contract'
import type { Command } from 'commander'
import { CommandError } from '../command-error'
import { upgradeOf } from '../operations/upgrade'
import { moduleWishes, type ModuleWish } from '../reading/values'
import type { Session } from '../session'
import { modulesText, upgradeText } from '../wording/deps'

/** `registry deps`: shows the shared modules and who uses them, or who holds an upgrade back. */
export function deps(program: Command, session: Session): void {
  program
    .command('deps')
    .summary('the shared modules, their users, and who holds an upgrade back')
    .description(
      'Shows the shared modules: the version of the shell, and the live versions that use each of them. With a version, ' +
        'such as react@20, it shows which live versions would not run with it, and exits with 1 if there are any.',
    )
    .argument('[modules...]', 'such as react, or react@20 react-dom@20; by default all modules', moduleWishes)
    .action(async (wishes: readonly ModuleWish[]) => {
      const modules = await (await session.service()).ask(sharedModules, {})
      const unknown = wishes.find((wish) => modules.every(({ module }) => module !== wish.module))
      if (unknown)
        throw new CommandError(
          'usage',
          `"${unknown.module}" is not shared. The shared modules are ${modules.map(({ module }) => module).join(', ')}.`,
        )
      const upgrades = wishes.flatMap(({ module, version }) =>
        version === undefined ? [] : (upgradeOf(modules, { module, version }) ?? []),
      )
      const shown = modules.filter(
        ({ module }) =>
          wishes.length === 0 || wishes.some((wish) => wish.module === module && wish.version === undefined),
      )
      const texts = [modulesText(shown), ...upgrades.map(upgradeText)].filter((text) => text !== '')
      session.answer({ modules: shown, upgrades }, texts.join('\n\n'))
      if (upgrades.some(({ fails }) => fails.length > 0)) session.endAs('refused')
    })
}
