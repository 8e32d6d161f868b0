import { runCommand } from '@within-reach/registry/cli'

interface Surroundings {
  /** The current folder, which is the repository too. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  /** The answer to each question; without it, nobody is there to ask. */
  readonly answers?: string
}

/** Runs the registry's command line, and returns its exit code and what it printed. */
export async function registryCommand(
  args: readonly string[],
  { folder, environment, answers }: Surroundings,
): Promise<{ code: number; output: string; complained: string }> {
  let output = ''
  let complained = ''
  const code = await runCommand(args, {
    environment,
    folder,
    repository: folder,
    say: (text) => (output += text),
    complain: (text) => (complained += text),
    ...(answers !== undefined && { ask: () => Promise.resolve(answers) }),
  })
  return { code, output, complained }
}
