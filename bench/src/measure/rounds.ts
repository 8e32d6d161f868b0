/** One of several things that are compared. */
export interface Contender<Figures> {
  readonly name: string
  run(): Promise<Figures>
}

/**
 * Runs all contenders in turn, several times over: what else the machine does meets each of them alike, so that the
 * ratio of two of one round holds where their figures do not.
 * @param rounds how often
 * @param contenders what is compared; each round begins with another of them
 * @returns per contender its figures, round by round
 */
export async function interleaved<Figures>(
  rounds: number,
  contenders: readonly Contender<Figures>[],
): Promise<Map<string, Figures[]>> {
  const figures = new Map<string, Figures[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < contenders.length; turn++) {
      const contender = contenders[(round + turn) % contenders.length]
      if (contender) figures.get(contender.name)?.push(await contender.run())
    }
  return figures
}
