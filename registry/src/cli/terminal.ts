import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'

/** What surrounds a command: tests bring their own. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** What folder names on the command line are relative to. */
  readonly folder: string
  /** The repository's folder, whose remotes and data are meant where no other is named. */
  readonly repository: string
  /** Writes to standard output. */
  say(text: string): void
  /** Writes to standard error. */
  complain(text: string): void
  /** Asks a person; absent where nobody sits there. */
  readonly ask?: (question: string) => Promise<string>
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const someoneIsThere = stdin.isTTY && stdout.isTTY
  return {
    environment: process.env,
    // npm runs scripts in the repository's folder and tells where it was called.
    folder: process.env.INIT_CWD ?? process.cwd(),
    repository: process.cwd(),
    say: (text) => void stdout.write(text),
    complain: (text) => void process.stderr.write(text),
    ...(someoneIsThere && { ask }),
  }
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: process.stderr })
  try {
    return (await lines.question(question)).trim()
  } finally {
    lines.close()
  }
}
