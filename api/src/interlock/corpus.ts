import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { LabelledText } from './measure'

const Line = v.object({
  text: v.string(),
  label: v.picklist(['scam', 'ok']),
  lang: v.string(),
  category: v.optional(v.string()),
  kind: v.optional(v.picklist(['post', 'comment', 'message'])),
})

/**
 * Reads a corpus: one JSON object per line, as in `corpus/`.
 * @throws an error that names the line, if one is wrong
 */
export function readTexts(file: string): LabelledText[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [readLine(line, `${file}:${index + 1}`)]))
}

function readLine(line: string, location: string): LabelledText {
  try {
    return v.parse(Line, JSON.parse(line))
  } catch (error) {
    throw new Error(`${location}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Reads a corpus of the repository. */
export const readCorpus = (name: string): LabelledText[] =>
  readTexts(path.join(import.meta.dirname, 'corpus', `${name}.jsonl`))
