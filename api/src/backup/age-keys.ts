import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { Decrypter, Encrypter } from 'age-encryption'

/**
 * Reads the recipients of a file, one a line, as `age --recipients-file` does. They are public.
 * @throws Error if it cannot be read, has none, or has a line that is no recipient
 */
export async function readRecipients(file: string): Promise<string[]> {
  const lines = await readLines(file)
  for (const { key, at } of lines) {
    if (key.startsWith('AGE-SECRET-KEY-'))
      throw new Error(
        `${at} is an identity, which is secret. Keep it away from this machine, and replace it by its recipient: age-keygen -y`,
      )
    demand(() => new Encrypter().addRecipient(key), `${at} is not a recipient of age, such as age1….`)
  }
  return keysOf(lines, file, 'a recipient of age, such as age1…')
}

/**
 * Reads the identities of a file that `age-keygen` wrote. They are secret.
 * @throws Error if it cannot be read, has none, or has a line that is no identity
 */
export async function readIdentities(file: string): Promise<string[]> {
  const lines = await readLines(file)
  for (const { key, at } of lines)
    demand(
      () => new Decrypter().addIdentity(key),
      `${at} is not an identity of age, such as AGE-SECRET-KEY-1…. Name the file that age-keygen wrote.`,
    )
  return keysOf(lines, file, 'an identity of age, such as AGE-SECRET-KEY-1…')
}

/** Reads the standard input instead of a file, as age does: an identity then needs no disk. */
const standardInput = '-'

interface Line {
  readonly key: string
  /** Where it is, without its content: it may be secret. */
  readonly at: string
}

/** The lines of a file that are neither empty nor comments. */
async function readLines(file: string): Promise<Line[]> {
  const content = file === standardInput ? text(process.stdin) : readFile(file, 'utf8')
  const lines = await content.catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The key file cannot be read: ${error.message}.`, { cause: error })
  })
  return lines
    .split('\n')
    .map((line, index) => ({ key: line.trim(), at: `Line ${index + 1} of ${file}` }))
    .filter(({ key }) => key !== '' && !key.startsWith('#'))
}

function demand(add: () => void, message: string): void {
  try {
    add()
  } catch (error) {
    throw new Error(message, { cause: error })
  }
}

function keysOf(lines: readonly Line[], file: string, wanted: string): string[] {
  if (lines.length === 0) throw new Error(`${file} must have a line with ${wanted}.`)
  return lines.map(({ key }) => key)
}
