import { translation } from '@within-reach/contract'
import { type Reply, stubService } from '../testing/service'
import { stubTranslator } from '../testing/translator'
import { translateText } from './translate-text'

const { signal } = new AbortController()
const translate = (service: boolean, texts = ['Hello\n\nthere']) =>
  translateText({ kind: 'comment', id: 5 }, texts, { language: 'ko', service, signal })
const answers: Reply<typeof translation> = { kind: 'ok', data: { texts: ['안녕'] } }

describe('a translation', () => {
  it('is made on the device if the browser can, line by line, and nothing is sent', async () => {
    const service = stubService()
    stubTranslator()
    expect(await translate(true)).toEqual({ texts: ['ko[Hello]\n\nko[there]'], by: 'device' })
    expect(service.sent(translation)).toEqual([])
  })

  it('is made by the service without such a browser. It gets the name of the text, not the text', async () => {
    const service = stubService()
    service.answer(translation, answers)
    expect(await translate(true)).toEqual({ texts: ['안녕'], by: 'service' })
    expect(service.sent(translation)[0]?.fields).toEqual({ kind: 'comment', id: '5', language: 'ko' })
  })

  it.each([
    ['does not know the languages', { availability: 'unavailable' }],
    ['does not know what the text is', { confidence: 0.2 }],
    ['refuses', { translate: () => Promise.reject(new DOMException('No press', 'NotAllowedError')) }],
  ] as const)('is made by the service if the browser %s; without one it fails', async (_why, stub) => {
    const service = stubService()
    service.answer(translation, answers)
    stubTranslator(stub)
    expect(await translate(false)).toEqual({ why: 'failed' })
    expect(service.sent(translation)).toEqual([])
    expect(await translate(true)).toEqual({ texts: ['안녕'], by: 'service' })
  })

  it('is needless if the text is in this language', async () => {
    stubService()
    stubTranslator({ detected: 'ko' })
    expect(await translate(true)).toEqual({ why: 'same' })
  })

  it.each([
    ['too-many', 'too-many'],
    ['offline', 'offline'],
    ['unavailable', 'failed'],
    ['notTranslated', 'failed'],
    ['not-found', 'gone'],
  ] as const)('ends as %s', async (kind, why) => {
    stubService().answer(translation, { kind })
    expect(await translate(true)).toEqual({ why })
  })
})
