/** One of several contenders. */
export interface Contender<Figures> {
  readonly name: string
  run(): Promise<Figures>
}

/**
 * Runs all contenders in turn, for several rounds. Other work on the machine affects all contenders of a round alike, so
 * their ratio is stable where the figures are not.
 * @param rounds the number of rounds
 * @param contenders the compared runs; each round begins with another one
 * @returns figures by contender and round
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
