import { stdin, stdout } from 'node:process'
import { askPerson } from './ask'

/** The environment of a command. Tests pass their own. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The base of relative folder arguments. */
  readonly folder: string
  /** The repository's folder: the default location of remotes and data. */
  readonly repository: string
  /** The folder of the one remote that the commands are about; absent in a repository of several. */
  readonly remoteFolder?: string
  /** Builds that remote. @returns the folder of the built version; absent in a repository of several */
  build?(): Promise<string>
  /** Writes to standard output. */
  say(text: string): void
  /** Writes to standard error. */
  complain(text: string): void
  /** Prompts a person; absent if there is no terminal. */
  readonly ask?: (question: string) => Promise<string>
}

/** A reader such as `head` closes the output once it has enough. */
const onOutputError = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  stdout.off('error', onOutputError).on('error', onOutputError)
  const isInteractive = stdin.isTTY && stdout.isTTY
  return {
    environment: process.env,
    // npm runs scripts in the repository's folder, and passes the caller's folder in INIT_CWD.
    folder: process.env.INIT_CWD ?? process.cwd(),
    repository: process.cwd(),
    say: (text) => void stdout.write(text),
    complain: (text) => void process.stderr.write(text),
    ...(isInteractive && { ask: (question: string) => askPerson(question, stdin, process.stderr) }),
  }
}
