import type { Row, Section } from './section'

/**
 * The archive as JSON, piece by piece: a list of rows for each part, by its name.
 * @param rows reads a part
 * @param at the time of the export
 */
export async function* jsonOf(
  sections: readonly Section[],
  rows: (section: Section) => AsyncIterable<Row>,
  at: Date,
): AsyncGenerator<string> {
  yield `{\n  "exported": ${JSON.stringify(at)}`
  for (const section of sections) {
    yield `,\n  ${JSON.stringify(section.name)}: [`
    let separator = '\n    '
    for await (const row of rows(section)) {
      yield separator + JSON.stringify(row)
      separator = ',\n    '
    }
    yield ']'
  }
  yield '\n}\n'
}
