import type { LoadCatalog } from '@within-reach/shared-core/react'
import { createWords } from '@within-reach/shared-core/react'
import { createLanguageStore } from '@within-reach/shared-core'
import { keepSpeaking } from './words'

/** Two catalogues of which the Korean one is away for a while. */
function shell() {
  const away = { korean: true }
  const load = jest.fn<ReturnType<LoadCatalog>, Parameters<LoadCatalog>>((language) =>
    language === 'ko' && away.korean
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ messages: { hello: language === 'ko' ? '안녕하세요' : 'Hello' } }),
  )
  const words = createWords(load)
  return { away, load, words, said: () => words.i18n._('hello') }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the words of the shell', () => {
  it('are English until those of the language can be loaded, which is tried again with growing pauses', async () => {
    const { away, load, words, said } = shell()
    const onTrouble = jest.fn()
    await keepSpeaking(words, createLanguageStore('ko'), onTrouble)
    expect(said()).toBe('Hello')
    await jest.advanceTimersByTimeAsync(1000)
    expect(load.mock.calls).toEqual([['ko'], ['en'], ['ko']])
    away.korean = false
    await jest.advanceTimersByTimeAsync(1999)
    expect(said()).toBe('Hello')
    await jest.advanceTimersByTimeAsync(1)
    expect(said()).toBe('안녕하세요')
    expect(onTrouble).toHaveBeenCalledTimes(1)
  })

  it('stay as they are while those of another language cannot be loaded', async () => {
    const { away, words, said } = shell()
    const language = createLanguageStore('en')
    const onTrouble = jest.fn()
    await keepSpeaking(words, language, onTrouble)
    language.choose('ko')
    await jest.advanceTimersByTimeAsync(0)
    expect([said(), onTrouble.mock.calls.length]).toEqual(['Hello', 1])
    away.korean = false
    await jest.advanceTimersByTimeAsync(1000)
    expect(said()).toBe('안녕하세요')
  })

  it('of a language that is no longer wanted are not asked for again', async () => {
    const { load, words } = shell()
    const language = createLanguageStore('en')
    await keepSpeaking(words, language, () => {})
    language.choose('ko')
    language.choose('en')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(load.mock.calls).toEqual([['en'], ['ko']])
  })
})
