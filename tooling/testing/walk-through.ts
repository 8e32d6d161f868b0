import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A block of code in a walk-through: commands, or a file with its content. */
export type Block =
  | { readonly kind: 'commands' | 'failing' | 'serving'; readonly text: string; readonly page: string }
  | { readonly kind: 'file' | 'entries'; readonly text: string; readonly file: string }

/**
 * Reads the blocks of a page in their order. `sh` is commands, `sh fails` commands of which one fails, `sh serves <path>` a
 * command that serves the site until it is ended, `po <file>` entries of a catalogue, and any other language with a file is the
 * file's content. The text before a file names it, since readers do not see the words behind the language.
 * @throws Error for a block that is none of these
 */
export function blocksOf(page: string): readonly Block[] {
  const found = [...page.matchAll(/^```(\w*)(?: (.+))?\n([\s\S]*?)^```$/gm)]
  return found.map(({ 1: language = '', 2: info = '', 3: text = '', index }) => {
    if (language === 'sh') {
      const [mark = '', address = ''] = info.split(' ')
      const kinds = { '': 'commands', fails: 'failing', serves: 'serving' } as const
      if (mark in kinds) return { kind: kinds[mark as keyof typeof kinds], text, page: address }
    } else if (info !== '') {
      const before = page.slice(0, index).trimEnd().split('\n\n').at(-1) ?? ''
      if (!before.includes(`\`${info}\``)) throw new Error(`The text before the block does not name ${info}.`)
      return { kind: language === 'po' ? 'entries' : 'file', text, file: info }
    }
    throw new Error(`Nobody can run a block of "${`${language} ${info}`.trim()}":\n${text}`)
  })
}

/** Writes a file of a walk-through. @param folder where the walk-through begins */
export function writeBlock(folder: string, { kind, file, text }: Extract<Block, { file: string }>): void {
  const target = path.join(folder, file)
  if (kind === 'file') {
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
    return
  }
  writeFileSync(target, withEntries(readFileSync(target, 'utf8'), text))
}

/**
 * Completes a catalogue of gettext.
 * @param entries pairs of `msgid` and `msgstr`
 * @throws Error if the catalogue has no such `msgid`
 */
export function withEntries(catalogue: string, entries: string): string {
  let completed = catalogue
  for (const [entry, id = ''] of entries.matchAll(/^(msgid .+)\nmsgstr .+$/gm)) {
    const open = new RegExp(`^${escaped(id)}\nmsgstr .*$`, 'm')
    if (!open.test(completed)) throw new Error(`The catalogue has no ${id}.`)
    completed = completed.replace(open, () => entry)
  }
  return completed
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
