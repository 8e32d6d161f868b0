import type { Sentence } from './sentences'

/** Why the service refuses a file. */
export const fileRefusals = ['damaged', 'heic', 'type', 'pixels', 'slow', 'size'] as const
export type FileRefusal = (typeof fileRefusals)[number]

/** Says which file is refused, and why, for clients with texts of their own. */
export const refusedFile = (why: FileRefusal, name: string): Sentence => ({
  says: `file-${why}`,
  values: { name },
})

/**
 * @param sentences those of a failure; an older service sends none
 * @returns the refused file; undefined if no file is named, or for a reason that this client does not know
 */
export function readRefusedFile(
  sentences: readonly Sentence[] = [],
): { readonly why: FileRefusal; readonly name: string } | undefined {
  for (const { says, values } of sentences) {
    const why = fileRefusals.find((one) => says === `file-${one}`)
    if (why !== undefined && values.name !== undefined) return { why, name: values.name }
  }
  return undefined
}

/** Says which field is refused. */
export const refusedField = (field: string): Sentence => ({ says: 'field', values: { field } })

/** @returns the refused field; undefined if none is named */
export const readRefusedField = (sentences: readonly Sentence[] = []): string | undefined =>
  sentences.find(({ says }) => says === 'field')?.values.field
