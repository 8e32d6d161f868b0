/** An instruction of a Dockerfile, such as `RUN` with `sh build.sh`. */
export interface Instruction {
  readonly name: string
  readonly text: string
}

/** A stage: an image that is built or is the result. */
export interface Stage {
  /** The name after AS; empty if it has none. */
  readonly name: string
  readonly instructions: readonly Instruction[]
}

/**
 * Reads the part of Dockerfile's syntax that ours uses: one line per instruction, without continued lines.
 * @throws Error for a line that is none
 */
export function readStages(text: string): readonly Stage[] {
  const stages: { name: string; instructions: Instruction[] }[] = []
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.+?)$/.exec(line) ?? []
    if (name === '' || rest.endsWith('\\')) throw new Error(`The test cannot read this line: ${line}`)
    if (name === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? '', instructions: [] })
    else stages.at(-1)?.instructions.push({ name, text: rest })
  }
  return stages
}

/** The words of an instruction in JSON form, such as ENTRYPOINT. */
export const wordsOf = (text: string): readonly string[] => JSON.parse(text) as string[]

/** The variables of an ENV instruction. */
export const variablesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]))
