import { registrySentences } from '@within-reach/contract'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const repository = path.resolve(__dirname, '..')

/** The longest piece of a sentence between its values. A copy contains it, whatever it calls the values. */
const longestPiece = (text: string): string =>
  text.split(/\{\w+\}/).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')

/** Shorter pieces, such as "Turn on", occur in many screens. */
const pieces = Object.values(registrySentences)
  .map(longestPiece)
  .filter((piece) => piece.length >= 20)

const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(repository, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(folder, 'src', file))

it('compares most sentences of the registry', () => {
  expect(pieces.length).toBeGreaterThan(50)
})

it.each(['registry', 'api', 'mfe-console'])('the sources of %s repeat none of them', (folder) => {
  const copies = sourcesOf(folder).flatMap((file) => {
    const source = readFileSync(path.join(repository, file), 'utf8')
    return pieces.filter((piece) => source.includes(piece)).map((piece) => `${file}: ${piece}`)
  })
  expect(copies).toEqual([])
})
