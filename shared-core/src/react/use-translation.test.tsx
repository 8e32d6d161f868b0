import { act, screen } from '@testing-library/react'
import { type Language, translation } from '@within-reach/contract'
import { useState } from 'react'
import { createLanguageStore } from '../language'
import { renderRemote } from '../testing/render-remote'
import { stubService } from '../testing/service'
import { stubTranslator } from '../testing/translator'
import { useTranslation } from './use-translation'

function Text({ first, second }: { readonly first: string; readonly second: string }) {
  const [text, setText] = useState(first)
  const { isOffered, status, texts, by, why, caution, language, toggle } = useTranslation(
    { kind: 'post', id: 1 },
    [text],
  )
  return (
    <>
      <p>{texts?.[0] ?? text}</p>
      <output>{[status, by ?? why, texts && language].filter(Boolean).join(' ')}</output>
      {caution && <p>{caution.categories.join(' ')}</p>}
      {isOffered && <button onClick={toggle}>Toggle</button>}
      <button onClick={() => setText(second)}>Edit</button>
      <button onClick={() => setText(first)}>Restore</button>
    </>
  )
}

function open(
  first: string,
  { language = 'ko' as Language, service = true, second = 'Goodbye to you' } = {},
) {
  const stub = stubService()
  stub.answer(translation, { kind: 'ok', data: { texts: ['안녕'] } })
  const site = {
    supportEmail: '',
    filmUrl: '',
    social: {},
    ...(service && { translation: 'service' as const }),
  }
  const props = { ...createLanguageStore(language), site }
  const remote = renderRemote(<Text first={first} second={second} />, { path: '/', props })
  const press = (name: string) => remote.user.click(screen.getByRole('button', { name }))
  return { ...remote, service: stub, press }
}
const offered = () => screen.queryByRole('button', { name: 'Toggle' })
const state = () => screen.getByRole('status').textContent

describe('the translation of a text', () => {
  it('is not offered if neither the browser nor the service translates', () => {
    open('Hello to you', { service: false })
    expect(offered()).not.toBeInTheDocument()
  })

  it('is not offered for a text in the language of the reader', () => {
    open('안녕하세요')
    expect(offered()).not.toBeInTheDocument()
  })

  it('is shown at a press, and the original at the next one', async () => {
    const { press, service } = open('Hello to you')
    expect(state()).toBe('original')
    await press('Toggle')
    expect(await screen.findByText('안녕')).toBeVisible()
    expect(state()).toBe('translated service ko')
    await press('Toggle')
    expect(screen.getByText('Hello to you')).toBeVisible()
    expect(state()).toBe('original')
    expect(service.sent(translation)).toHaveLength(1)
  })

  it('has the caution of the text that the service translated, while it is shown', async () => {
    const { press, service } = open('Hello to you')
    const caution = { categories: ['gift-cards'] }
    service.answer(translation, { kind: 'ok', data: { texts: ['안녕'], caution } })
    await press('Toggle')
    expect(await screen.findByText('gift-cards')).toBeVisible()
    await press('Toggle')
    expect(screen.queryByText('gift-cards')).not.toBeInTheDocument()
  })

  it('of an edited text is not shown any more', async () => {
    const { press } = open('Hello to you')
    await press('Toggle')
    await screen.findByText('안녕')
    await press('Edit')
    expect(screen.getByText('Goodbye to you')).toBeVisible()
    expect(state()).toBe('original')
  })

  it('that is edited meanwhile is dropped', async () => {
    const { press, service } = open('Hello to you')
    let end = () => {}
    service.answer(
      translation,
      () => new Promise((resolve) => (end = () => resolve({ kind: 'ok', data: { texts: ['안녕'] } }))),
    )
    await press('Toggle')
    expect(state()).toBe('busy')
    await press('Toggle')
    await press('Edit')
    expect(service.sent(translation)).toHaveLength(1)
    expect(service.sent(translation)[0]?.signal?.aborted).toBe(true)
    end()
    expect(await screen.findByText('Goodbye to you')).toBeVisible()
    expect(state()).toBe('original')
  })

  it('that was cancelled does not keep its text busy when the text is shown again', async () => {
    const { press, service } = open('Hello to you')
    let end = () => {}
    service.answer(
      translation,
      () => new Promise((resolve) => (end = () => resolve({ kind: 'ok', data: { texts: ['안녕'] } }))),
    )
    await press('Toggle')
    await press('Edit')
    await press('Restore')
    end()
    expect(await screen.findByText('original')).toBeVisible()
    expect(screen.getByText('Hello to you')).toBeVisible()
  })

  it('may fail, and can be tried again', async () => {
    const { press, service } = open('Hello to you')
    service.answer(translation, { kind: 'unavailable' })
    await press('Toggle')
    expect(await screen.findByText('failed failed')).toBeVisible()
    service.answer(translation, { kind: 'ok', data: { texts: ['안녕'] } })
    await press('Toggle')
    expect(await screen.findByText('안녕')).toBeVisible()
  })
})

describe('a browser that translates', () => {
  it('is enough without the service', async () => {
    stubTranslator()
    const { press, service } = open('Hello to you', { service: false })
    await press('Toggle')
    expect(await screen.findByText('ko[Hello to you]')).toBeVisible()
    expect(state()).toBe('translated device ko')
    expect(service.sent(translation)).toEqual([])
  })

  it('tells English from other languages with the same letters, if it has its model', async () => {
    stubTranslator({ detected: 'de' })
    open('Zimmer frei', { language: 'en' })
    expect(await screen.findByRole('button', { name: 'Toggle' })).toBeVisible()
  })

  it('offers no translation of English for English readers', async () => {
    stubTranslator({ detected: 'en' })
    const { press } = open('Room, sunny', { language: 'en', second: 'Zimmer frei' })
    await press('Edit')
    expect(offered()).not.toBeInTheDocument()
  })

  it('without its model loads nothing, and leaves a text alone that may be English', async () => {
    stubTranslator({ detected: 'de', availability: 'downloadable' })
    open('Room, sunny', { language: 'en' })
    // The detector is asked in the meantime.
    await act(async () => {})
    expect(offered()).not.toBeInTheDocument()
  })
})
