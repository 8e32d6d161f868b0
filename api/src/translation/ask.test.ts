import { startTranslator, type TestTranslator } from '../testing/translator'
import { askTranslation } from './ask'
import { createCircuit } from './circuit'

let translator: TestTranslator
beforeAll(async () => {
  translator = await startTranslator()
})
afterAll(() => translator.stop())

const limits = { time: 5000, bytes: 1000 }
const ask = (texts: readonly string[], within = limits) =>
  askTranslation({ url: translator.url, key: undefined }, texts, 'vi', within)

describe('a request for a translation', () => {
  it('sends one text as a string, and no key without one', async () => {
    expect(await ask(['Hello'])).toEqual(['vi[Hello]'])
    expect(translator.asked.at(-1)?.body).toEqual({
      q: 'Hello',
      source: 'auto',
      target: 'vi',
      format: 'text',
    })
  })

  it('leaves empty texts out', async () => {
    expect(await ask(['Hello', ' '])).toEqual(['vi[Hello]', ' '])
    const before = translator.asked.length
    expect(await ask(['', ''])).toEqual(['', ''])
    expect(translator.asked).toHaveLength(before)
  })

  it('has a time limit', async () => {
    let answer = (_: Response) => {}
    translator.answer(() => new Promise((resolve) => (answer = resolve)))
    await expect(ask(['Hello'], { ...limits, time: 50 })).rejects.toThrow('TimeoutError')
    answer(new Response())
  })

  it.each([
    ['is too long', () => Response.json({ translatedText: 'x'.repeat(1000) })],
    ['has another number of texts', () => Response.json({ translatedText: ['x', 'y'] })],
    ['has an empty text', () => Response.json({ translatedText: ' \0' })],
    ['Status 403', () => Response.json({ error: 'Invalid API key' }, { status: 403 })],
    ['SyntaxError', () => new Response('Hello')],
    ['ValiError', () => Response.json({ translation: 'x' })],
    ['TypeError', () => Response.redirect('http://127.0.0.1:1/', 307)],
  ])('fails if the answer %s', async (message, answer) => {
    translator.answer(answer)
    await expect(ask(['Hello'])).rejects.toThrow(message)
  })

  it('removes what the database cannot store', async () => {
    translator.answer(() => Response.json({ translatedText: 'a\0b\ud800' }))
    expect(await ask(['Hello'])).toEqual(['ab\ufffd'])
  })
})

it('a circuit pauses after three failures in a row, and again after one more', () => {
  let now = 0
  const circuit = createCircuit(() => now)
  for (const how of ['failed', 'failed', 'answered', 'failed', 'failed'] as const) circuit.ended(how)
  expect(circuit.pause()).toBe(0)
  circuit.ended('failed')
  expect(circuit.pause()).toBe(30_000)
  now = 30_000
  expect(circuit.pause()).toBe(0)
  circuit.ended('failed')
  expect(circuit.pause()).toBe(30_000)
  now = 60_000
  circuit.ended('answered')
  circuit.ended('failed')
  expect(circuit.pause()).toBe(0)
})
