import path from 'node:path'
import { parseArgs } from 'node:util'
import { commandLine, startedByNpm } from '../platform/terminal/command-line'

/** The commands of backups. */
export const backupCommands = ['backup', 'restore', 'export', 'import'] as const
export type BackupCommand = (typeof backupCommands)[number]

/** Whether the first word of a command line is one of these commands. */
export const isBackupCommand = (word: string | undefined): word is BackupCommand =>
  backupCommands.some((command) => command === word)

const recipientsUsage = `  --recipients-file FILE  encrypts it in the format of age for the recipients in FILE, one a line. Create the keys on
                          another machine: age-keygen -o identity.txt, and: age-keygen -y identity.txt`
const identityUsage = `  --identity FILE  decrypts it with the identity in FILE, which age-keygen wrote; - is the standard input`

/** What follows the command on its line. */
const argumentsOf: Readonly<Record<BackupCommand, string>> = {
  backup: 'FOLDER [--recipients-file FILE] [--keep N]',
  restore: 'FOLDER [--identity FILE] [--at TIME] [--try]',
  export: 'FILE [--recipients-file FILE]',
  import: 'FILE [--identity FILE]',
}

const explanations: Readonly<Record<BackupCommand, string>> = {
  backup: `Adds a backup to a folder: the rows of one moment and the uploads that they name. The service may run meanwhile. Uploads of
earlier backups in the folder are not copied again. What was written is read again and compared.

${recipientsUsage}
  --keep N                then deletes the oldest backups, until N are left
`,
  restore: `Restores the newest backup of a folder. Stop the service before. The embedded database of DATA_DIR is moved aside, and not
deleted; a database in DATABASE_URL must be empty. The backup is checked before anything is changed.

${identityUsage}
  --at TIME        the backup whose name begins with TIME, such as 2026-11-23
  --try            restores into a temporary folder and deletes that; the site is not touched, and may run
`,
  export: `Writes the rows and the uploads of one moment to one file, for another machine, another database or another version of
PostgreSQL. The service may run meanwhile.

${recipientsUsage}
`,
  import: `Fills a new site from a file of "export": an empty DATABASE_URL, or a DATA_DIR without a database.

${identityUsage}
`,
}

const help = { help: { type: 'boolean', short: 'h' } } as const
const recipients = { ...help, 'recipients-file': { type: 'string' } } as const
const identity = { ...help, identity: { type: 'string' } } as const
const known = {
  backup: { ...recipients, keep: { type: 'string' } },
  restore: { ...identity, at: { type: 'string' }, try: { type: 'boolean' } },
  export: recipients,
  import: identity,
} as const

/** What a command line asks for. */
export interface BackupOptions {
  /** The folder or file. */
  readonly location: string
  readonly recipientsFile: string | undefined
  readonly identityFile: string | undefined
  readonly keep: number | undefined
  readonly at: string | undefined
  readonly isTrial: boolean
}

/** A command line that cannot be followed, or asks for help. The message is the text to show. */
export class Usage extends Error {
  constructor(
    command: BackupCommand,
    readonly exitCode: 0 | 2,
  ) {
    super(`Usage: ${commandLine(command, startedByNpm(), argumentsOf[command])}\n\n${explanations[command]}`)
  }
}

/**
 * Reads the command line after the command.
 * @throws Usage if it is wrong, or asks for help
 */
export function readOptions(command: BackupCommand, args: readonly string[]): BackupOptions {
  const { values, positionals } = parse(command, args)
  if (values.help === true) throw new Usage(command, 0)
  const [location, ...others] = positionals
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (!location || others.length > 0) throw new Usage(command, 2)
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1)) throw new Usage(command, 2)
  const text = (name: string): string | undefined => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    location: path.resolve(location),
    recipientsFile: text('recipients-file'),
    identityFile: text('identity'),
    keep,
    at: text('at'),
    isTrial: values.try === true,
  }
}

function parse(command: BackupCommand, args: readonly string[]) {
  try {
    const parsed = parseArgs({ args: [...args], options: known[command], allowPositionals: true })
    return { ...parsed, values: parsed.values as Readonly<Record<string, string | boolean | undefined>> }
  } catch {
    throw new Usage(command, 2)
  }
}
