import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { repository } from './team'

/** A command in the documentation. */
export interface Documented {
  readonly command: string
  /** The documented answer; empty if there is none. */
  readonly answer: string
}

/**
 * The commands in a section of a page, in their order: those behind a `$` with the answer below them, or every line of
 * a block without a `$`.
 * @param page below docs
 * @param section its heading
 */
export async function documentedCommands(page: string, section: string): Promise<Documented[]> {
  const text = await readFile(path.join(repository, 'docs', page), 'utf8')
  const [, body] = text.split(`\n## ${section}\n`)
  if (body === undefined) throw new Error(`${page} has no section "${section}".`)
  const [own = ''] = body.split('\n## ')
  return [...own.matchAll(/^( *)```(?:sh)?\n(.*?)\n\1```$/gms)].flatMap(([, indent = '', block = '']) =>
    commandsOf(block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')),
  )
}

function commandsOf(block: string): Documented[] {
  if (!block.startsWith('$ ')) return block.split('\n').map((command) => ({ command, answer: '' }))
  return block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...answer] = part.split('\n')
      return { command, answer: answer.join('\n').trim() }
    })
}

/** The parts of an answer that differ each time: versions with a fingerprint, seals, durations, commits, and other numbers. */
const changing =
  /(?<version>\d+\.\d+\.\d+-[0-9a-f]{10})|(?<seal>by=[\w-]+&seal=[\w-]+)|(?<took>\(\d+\.\ds\))|(?<commit>\b(?=[a-f]*\d)[0-9a-f]{7}\b)|(?<number>\d+)/g

/**
 * A pattern for the documented answer with any numbers, durations, seals and versions. A line of `…` matches any lines.
 * @param names the actual value of each example in the page, such as a version
 */
export function asDocumented(answer: string, names: Readonly<Record<string, string>>): RegExp {
  const known = Object.keys(names).map(escaped)
  const parts = answer.split(/^…$/m).map((part) =>
    part
      .split(new RegExp(`(${known.join('|')})`))
      .map((piece) => (piece in names ? escaped(names[piece] ?? '') : loosely(piece)))
      .join(''),
  )
  return new RegExp(`^${parts.join(String.raw`[\s\S]*`)}$`)
}

const looseness = [
  ['version', String.raw`[\w.-]+`],
  ['seal', String.raw`by=[\w-]+&seal=[\w-]+`],
  ['took', String.raw`\([\d.]+m?s?\)`],
  ['commit', '[0-9a-f]{7}'],
] as const

const loosely = (text: string): string => {
  let [pattern, from] = ['', 0]
  for (const { 0: found, index, groups } of text.matchAll(changing)) {
    pattern += escaped(text.slice(from, index))
    pattern += looseness.find(([kind]) => groups?.[kind])?.[1] ?? String.raw`\d+`
    from = index + found.length
  }
  return singularToo(pattern + escaped(text.slice(from)))
}

/** Allows the singular of a counted noun, such as "1 page view" where the documentation has "12 page views". */
const singularToo = (pattern: string): string =>
  pattern.replaceAll(/(?<=\\d\+ (?:[a-z]+ )?[a-z]{3,})s\b/g, 's?')

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
