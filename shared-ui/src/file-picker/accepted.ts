/** Why a file was refused. */
export type Refusal = 'type' | 'size' | 'count'

export interface FileRules {
  /** Media types, such as image/png. */
  readonly types: readonly string[]
  /** Bytes of one file. */
  readonly maxBytes: number
  readonly maxFiles: number
}

export interface Sorted {
  readonly accepted: readonly File[]
  readonly refused: readonly { readonly file: File; readonly why: Refusal }[]
}

/**
 * Sorts newly chosen files into accepted and refused ones, with the reason.
 * @param present the number of files chosen before
 */
export function sortFiles(
  files: readonly File[],
  present: number,
  { types, maxBytes, maxFiles }: FileRules,
): Sorted {
  const accepted: File[] = []
  const refused: { file: File; why: Refusal }[] = []
  for (const file of files) {
    if (!types.includes(file.type)) refused.push({ file, why: 'type' })
    else if (file.size > maxBytes) refused.push({ file, why: 'size' })
    else if (present + accepted.length >= maxFiles) refused.push({ file, why: 'count' })
    else accepted.push(file)
  }
  return { accepted, refused }
}
