import type { Messages } from '@lingui/core'
import { act, render, screen } from '@testing-library/react'
import { Trans } from '@lingui/react'
import { createLanguageStore } from '../language'
import { createWords, Spoken } from './words'

const catalogs: Record<'en' | 'ko', Messages> = { en: { hello: 'Hello' }, ko: { hello: '안녕하세요' } }

/** A remote with one word and a field to type in. */
async function show(
  load = jest.fn((language: 'en' | 'ko') => Promise.resolve({ messages: catalogs[language] })),
) {
  const language = createLanguageStore('en')
  const words = createWords(load)
  const onTrouble = jest.fn()
  await words.speak('en')
  render(
    <Spoken words={words} language={language} onTrouble={onTrouble}>
      <Trans id="hello" />
      <input aria-label="Name" />
    </Spoken>,
  )
  return { language, load, onTrouble, words }
}

describe('the words of a remote', () => {
  it('are loaded for the language that is spoken, and for no other', async () => {
    const { load } = await show()
    expect(screen.getByText('Hello')).toBeVisible()
    expect(load.mock.calls).toEqual([['en']])
  })

  it('change with the language, while what was typed stays', async () => {
    spec('readings.languages')
    const { language } = await show()
    const field = screen.getByLabelText<HTMLInputElement>('Name')
    field.value = 'Mina'
    await act(async () => language.choose('ko'))
    expect(screen.getByText('안녕하세요')).toBeVisible()
    expect(screen.getByLabelText('Name')).toBe(field)
    expect(field).toHaveValue('Mina')
  })

  it('stay as they are where the other language cannot be loaded, and the shell is told', async () => {
    const gone = new Error('offline')
    const { language, onTrouble } = await show(
      jest.fn((wanted: 'en' | 'ko') =>
        wanted === 'ko' ? Promise.reject(gone) : Promise.resolve({ messages: catalogs.en }),
      ),
    )
    await act(async () => language.choose('ko'))
    expect(screen.getByText('Hello')).toBeVisible()
    expect(onTrouble).toHaveBeenCalledWith(gone)
  })

  it('are those of the language that was asked for last, whichever comes first', async () => {
    const arrive: Record<string, (catalog: { messages: Messages }) => void> = {}
    const words = createWords((language) => new Promise((resolve) => (arrive[language] = resolve)))
    const both = [words.speak('ko'), words.speak('en')]
    arrive.en?.({ messages: catalogs.en })
    arrive.ko?.({ messages: catalogs.ko })
    await Promise.all(both)
    expect(words.i18n.locale).toBe('en')
  })
})
