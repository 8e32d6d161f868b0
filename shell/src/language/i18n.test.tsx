import type { LoadCatalog } from '@within-reach/shared-core/react'
import { createTranslator } from '@within-reach/shared-core/react'
import { createLanguageStore } from '@within-reach/shared-core'
import { followLanguage } from './i18n'

/** Two catalogues. The Korean one is unavailable for a while. */
function shell() {
  const away = { korean: true }
  const load = jest.fn<ReturnType<LoadCatalog>, Parameters<LoadCatalog>>((language) =>
    language === 'ko' && away.korean
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ messages: { hello: language === 'ko' ? '안녕하세요' : 'Hello' } }),
  )
  const translator = createTranslator(load)
  return { away, load, translator, greeting: () => translator.i18n._('hello') }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the messages of the shell', () => {
  it('are English until the catalogue of the language is loaded, which is retried with growing pauses', async () => {
    const { away, load, translator, greeting } = shell()
    const onTrouble = jest.fn()
    await followLanguage(translator, createLanguageStore('ko'), onTrouble)
    expect(greeting()).toBe('Hello')
    await jest.advanceTimersByTimeAsync(1000)
    expect(load.mock.calls).toEqual([['ko'], ['en'], ['ko']])
    away.korean = false
    await jest.advanceTimersByTimeAsync(1999)
    expect(greeting()).toBe('Hello')
    await jest.advanceTimersByTimeAsync(1)
    expect(greeting()).toBe('안녕하세요')
    expect(onTrouble).toHaveBeenCalledTimes(1)
  })

  it('stay as they are while another language cannot be loaded', async () => {
    const { away, translator, greeting } = shell()
    const language = createLanguageStore('en')
    const onTrouble = jest.fn()
    await followLanguage(translator, language, onTrouble)
    language.choose('ko')
    await jest.advanceTimersByTimeAsync(0)
    expect([greeting(), onTrouble.mock.calls.length]).toEqual(['Hello', 1])
    away.korean = false
    await jest.advanceTimersByTimeAsync(1000)
    expect(greeting()).toBe('안녕하세요')
  })

  it('of a language that is no longer chosen are not requested again', async () => {
    const { load, translator } = shell()
    const language = createLanguageStore('en')
    await followLanguage(translator, language, () => {})
    language.choose('ko')
    language.choose('en')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(load.mock.calls).toEqual([['en'], ['ko']])
  })
})
