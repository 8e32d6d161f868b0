import { PassThrough } from 'node:stream'
import { askPerson } from './ask'

/** A terminal that shows what is typed, or a plain stream. */
function streams(isTerminal: boolean) {
  const output = Object.assign(new PassThrough(), { isTTY: isTerminal })
  output.resume()
  return { input: new PassThrough(), output }
}

it('gives the answer without the space around it', async () => {
  const { input, output } = streams(false)
  const answer = askPerson('Why? ', input, output)
  input.write(' The list is empty \n')
  expect(await answer).toBe('The list is empty')
})

it.each([
  ['the input ends', false, undefined],
  ['Ctrl+D is pressed', true, '\u0004'],
  ['Ctrl+C is pressed', true, '\u0003'],
])('says that nothing was done if %s', async (_case, isTerminal, key) => {
  const { input, output } = streams(isTerminal)
  const answer = askPerson('Why? ', input, output)
  if (key === undefined) input.end()
  else input.write(key)
  await expect(answer).rejects.toMatchObject({
    ending: 'usage',
    message: 'There was no answer: nothing was done.',
  })
})
