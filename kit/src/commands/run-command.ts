import { UsageError } from '../usage/usage-error'

export { UsageError }

/** A command and its arguments. */
interface Command {
  /** Its usage and its purpose. */
  readonly usage: string
  readonly args: readonly string[]
  run(): Promise<void>
}

/**
 * Runs a command for people. `--help` shows its usage. An error is printed without its stack, unless `DEBUG` is set; the
 * exit code is 2 for invalid arguments and 1 for other errors.
 */
export async function runCommand({ usage, args, run }: Command): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    return
  }
  try {
    await run()
  } catch (error) {
    if (process.env.DEBUG) throw error
    const isUsage = isUsageError(error)
    const reason = error instanceof Error ? error.message : String(error)
    console.error(isUsage ? `${reason}\n(add --help for its arguments)` : reason)
    process.exitCode = isUsage ? 2 : 1
  }
}

/** Whether an error says that the arguments of a command are invalid. */
export function isUsageError(error: unknown): boolean {
  if (error instanceof UsageError) return true
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')
}
