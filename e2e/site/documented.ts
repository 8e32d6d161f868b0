import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { repository } from './team'

/** A command as a page of the documentation shows it. */
export interface Documented {
  readonly command: string
  /** What the page says that it answers; empty where it says nothing. */
  readonly answer: string
}

/**
 * The commands that a section of a page shows, in their order: those behind a `$` with the answer below them, and those of
 * a block that has no `$`, line by line.
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

/** A version that is named after its number and its sources, a seal, a number: what is another one each time. */
const changing =
  /(?<version>\d+\.\d+\.\d+-[0-9a-f]{10})|(?<seal>by=[\w-]+&seal=[\w-]+)|(?<took>\(\d+\.\ds\))|(?<number>\d+)/g

/**
 * A pattern for an answer that is the documented one, but for its numbers, times and seals, and for versions that nobody
 * named; a line of `…` stands for any lines.
 * @param names what the page's own examples are here, such as a version
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
] as const

const loosely = (text: string): string => {
  let [pattern, from] = ['', 0]
  for (const { 0: found, index, groups } of text.matchAll(changing)) {
    pattern += escaped(text.slice(from, index))
    pattern += looseness.find(([kind]) => groups?.[kind])?.[1] ?? String.raw`\d+`
    from = index + found.length
  }
  return pattern + escaped(text.slice(from))
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
