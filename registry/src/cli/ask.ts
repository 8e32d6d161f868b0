import { createInterface } from 'node:readline/promises'
import { CommandError } from './command-error'

/**
 * Asks a person.
 * @throws CommandError if there is no answer, as after Ctrl+C or Ctrl+D
 */
export async function askPerson(
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<string> {
  const lines = createInterface({ input, output })
  // Without it, a question whose input ends stays open, and the process ends as if the command were done.
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new CommandError('usage', 'There was no answer: nothing was done.')))
  })
  try {
    const answer = lines.question(question).catch(() => ended)
    return (await Promise.race([answer, ended])).trim()
  } finally {
    lines.close()
  }
}
