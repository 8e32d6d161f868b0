import { stat } from 'node:fs/promises'
import { type Logger, pino } from 'pino'
import { createLog } from '../platform/log'
import { readSettings, WrongSettings } from '../platform/settings'
import { readIdentities, readRecipients } from './age-keys'
import { backUp } from './backup'
import { exportTo } from './export'
import { nameOf } from './folder'
import { type Manifest, rowsOf } from './manifest'
import { demandStore, setAside, type SiteSettings, stopLeftServer, withNewSite, withSite } from './open-site'
import { type BackupCommand, type BackupOptions, readOptions, Usage } from './options'
import { checkBackup, type Checked, checkExport } from './restore'
import { tryRestore } from './try-restore'

/** The folders of the build. */
export interface BackupPaths {
  readonly migrations: string
}

/** A command with its surroundings. */
interface Run {
  readonly options: BackupOptions
  /** They encrypt what the command writes. */
  readonly recipients: readonly string[] | undefined
  /** They decrypt what the command reads. */
  readonly identities: readonly string[] | undefined
  readonly settings: SiteSettings
  readonly migrations: string
  readonly log: Logger
  say(line: string): void
}

/**
 * Runs a command of backups in this process, with the settings of its environment, and ends it. The exit code is 1 after an
 * error, and 2 if the command line is wrong.
 * @param args the command line after the command
 */
export async function runBackupCommand(
  command: BackupCommand,
  args: readonly string[],
  { migrations }: BackupPaths,
): Promise<void> {
  try {
    const options = readOptions(command, args)
    const settings = readSettings(process.env)
    const { recipientsFile, identityFile } = options
    const recipients = recipientsFile === undefined ? undefined : await readRecipients(recipientsFile)
    const identities = identityFile === undefined ? undefined : await readIdentities(identityFile)
    if (!options.isTrial) await demandStore(settings)
    const say = (line: string): void => void process.stdout.write(`${line}\n`)
    const log = createLog('warn', pino.destination(2))
    await commands[command]({ options, recipients, identities, settings, migrations, log, say })
    process.stdout.write('', () => process.exit(0))
  } catch (error) {
    const [text, code] = explain(error)
    process.stderr.write(`${text}\n`, () => process.exit(code))
  }
}

function explain(error: unknown): [text: string, exitCode: number] {
  if (error instanceof Usage) return [error.message.trimEnd(), error.exitCode]
  if (error instanceof WrongSettings) return [error.lines.join('\n'), 1]
  return [error instanceof Error ? error.message : String(error), 1]
}

const commands: Readonly<Record<BackupCommand, (run: Run) => Promise<void>>> = {
  async backup({ options, recipients, settings, log, say }) {
    const began = performance.now()
    const target = { folder: options.location, recipients }
    const { manifest, added, deleted } = await withSite(settings, log, (site) =>
      backUp(site, target, options.keep),
    )
    const old = deleted > 0 ? ` ${deleted} old deleted.` : ''
    say(
      `Backed up ${describe(manifest)}, ${added} of them new, in ${since(began)}: ${options.location}/${nameOf(manifest.at)}.${old}`,
    )
    warnOfMissing(manifest, say)
  },
  async export({ options, recipients, settings, log, say }) {
    const began = performance.now()
    const manifest = await withSite(settings, log, (site) => exportTo(site, options.location, recipients))
    const { size } = await stat(options.location)
    say(
      `Exported ${describe(manifest)} in ${since(began)}: ${options.location}, ${(size / 1e6).toFixed(1)} MB.`,
    )
    warnOfMissing(manifest, say)
  },
  async import(run) {
    const checked = await checkExport(run.options.location, run.identities)
    await fillNewSite(run, checked)
  },
  async restore(run) {
    const { options, identities, settings, log, say } = run
    const checked = await checkBackup({ folder: options.location, identities }, options.at)
    say(`The backup of ${checked.manifest.at} is complete and not damaged.`)
    if (options.isTrial) {
      const began = performance.now()
      await tryRestore(checked, run.migrations, log)
      return say(`It can be restored: ${describe(checked.manifest)}, in ${since(began)}.`)
    }
    if (settings.databaseUrl === undefined) {
      await stopLeftServer(settings.dataDir, log)
      const aside = await setAside(settings.dataDir, 'before-restore')
      if (aside !== undefined)
        say(`The earlier database is in ${aside}. Delete it when you no longer need it.`)
    }
    await fillNewSite(run, checked)
  },
}

async function fillNewSite({ settings, migrations, log, say }: Run, checked: Checked): Promise<void> {
  const began = performance.now()
  const leftOut = await withNewSite(settings, log, (site) => checked.restoreTo({ ...site, migrations }))
  say(
    `Restored ${describe(checked.manifest)} of ${checked.manifest.at} in ${since(began)}. Start the service.`,
  )
  if (leftOut.length > 0)
    say(`Left out, because no migration creates them: the tables ${leftOut.join(', ')}.`)
}

const describe = (manifest: Manifest): string =>
  `${rowsOf(manifest)} rows of ${manifest.tables.length} tables and ${manifest.uploads.length} uploads`

const since = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`

function warnOfMissing({ missing }: Manifest, say: (line: string) => void): void {
  if (missing.length > 0)
    say(`Warning: posts name ${missing.length} uploads that the store does not have: ${missing.join(', ')}.`)
}
