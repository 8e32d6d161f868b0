import type { Messages } from '@lingui/core'
import { act, render, screen } from '@testing-library/react'
import { Trans } from '@lingui/react'
import { type Language, languages } from '@within-reach/contract'
import { createLanguageStore } from '../language'
import { createTranslator, type LoadCatalog, TranslatorProvider } from './i18n'

const catalogs = {
  en: { hello: 'Hello' },
  ko: { hello: '안녕하세요' },
} satisfies Partial<Record<Language, Messages>>

/** As webpack fails for a file that the build does not have. */
const noModule = (language: Language) =>
  Object.assign(new Error(`Cannot find module './${language}.po'`), { code: 'MODULE_NOT_FOUND' })

/** A remote that was built before the later languages were added. */
const loadOlder: LoadCatalog = (language) =>
  language === 'en' || language === 'ko'
    ? Promise.resolve({ messages: catalogs[language] })
    : Promise.reject(noModule(language))

/** A remote with one message and a text field. */
async function show(load = jest.fn(loadOlder)) {
  const language = createLanguageStore('en')
  const translator = createTranslator(load)
  const onTrouble = jest.fn()
  await translator.activate('en')
  render(
    <TranslatorProvider translator={translator} language={language} onTrouble={onTrouble}>
      <Trans id="hello" />
      <input aria-label="Name" />
    </TranslatorProvider>,
  )
  return { language, load, onTrouble, translator }
}

/** A message with a value, alone and inside an element. */
async function showValue(subject: string) {
  const about: Messages = { about: ['About ', ['subject'], ': <0>', ['subject'], '</0>'] }
  const translator = createTranslator(() => Promise.resolve({ messages: about }))
  await translator.activate('en')
  render(
    <TranslatorProvider translator={translator} language={createLanguageStore('en')} onTrouble={jest.fn()}>
      <p>
        <Trans id="about" values={{ subject }} components={{ 0: <a href="/post">{subject}</a> }} />
      </p>
    </TranslatorProvider>,
  )
}

/** Outside of production, Lingui uses a compiler of its own. */
function withoutCompiler<Result>(work: () => Result): Result {
  const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process
  const kept = jest.replaceProperty(env, 'NODE_ENV', 'production')
  try {
    return work()
  } finally {
    kept.restore()
  }
}

describe('the messages of a remote', () => {
  it('are loaded for the current language only', async () => {
    const { load } = await show()
    expect(screen.getByText('Hello')).toBeVisible()
    expect(load.mock.calls).toEqual([['en']])
  })

  it('change with the language, while typed text stays', async () => {
    spec('readings.languages')
    const { language } = await show()
    const field = screen.getByLabelText<HTMLInputElement>('Name')
    field.value = 'Mina'
    await act(async () => language.choose('ko'))
    expect(screen.getByText('안녕하세요')).toBeVisible()
    expect(screen.getByLabelText('Name')).toBe(field)
    expect(field).toHaveValue('Mina')
  })

  it('stay as they are if the other language cannot be loaded, and the shell is notified', async () => {
    const gone = new Error('offline')
    const { language, onTrouble } = await show(
      jest.fn((wanted: Language) =>
        wanted === 'ko' ? Promise.reject(gone) : Promise.resolve({ messages: catalogs.en }),
      ),
    )
    await act(async () => language.choose('ko'))
    expect(screen.getByText('Hello')).toBeVisible()
    expect(onTrouble).toHaveBeenCalledWith(gone)
  })

  it('are loaded again after a while if that failed, so that the page does not stay in two languages', async () => {
    jest.useFakeTimers()
    try {
      let isOnline = false
      const { language, onTrouble } = await show(
        jest.fn((wanted) =>
          wanted === 'en' || isOnline ? loadOlder(wanted) : Promise.reject(new Error('lost')),
        ),
      )
      await act(async () => language.choose('ko'))
      await act(() => jest.advanceTimersByTimeAsync(1000))
      expect(screen.getByText('Hello')).toBeVisible()
      isOnline = true
      await act(() => jest.advanceTimersByTimeAsync(2000))
      expect(screen.getByText('안녕하세요')).toBeVisible()
      expect(onTrouble).toHaveBeenCalledTimes(1)
    } finally {
      jest.useRealTimers()
    }
  })

  it('are the English source messages if its catalogue lacks one', async () => {
    const translator = withoutCompiler(() => createTranslator(loadOlder))
    await translator.activate('en')
    const sentence = { id: 'ufh66m', message: 'At most {limit} characters', values: { limit: 30 } }
    expect(translator.i18n._(sentence)).toBe('At most 30 characters')
    await translator.activate('ko')
    expect(translator.i18n._(sentence)).toBe('At most 30 characters')
    expect(translator.i18n._('hello')).toBe('안녕하세요')
  })

  it.each(languages.filter((language) => !(language in catalogs)))(
    'are English in %s if the remote has no such catalogue, and are loaded once',
    async (missing) => {
      spec('readings.languages')
      const { language, load, onTrouble, translator } = await show()
      await act(async () => language.choose('ko'))
      await act(async () => language.choose(missing))
      expect(screen.getByText('Hello')).toBeVisible()
      expect(translator.i18n.locale).toBe('en')
      expect(onTrouble).not.toHaveBeenCalled()
      await translator.load(missing)
      expect(load.mock.calls).toEqual([['en'], ['ko'], [missing]])
    },
  )

  it('are those of the language that was chosen last, whichever loads first', async () => {
    const arrive: Record<string, (catalog: { messages: Messages }) => void> = {}
    const translator = createTranslator((language) => new Promise((resolve) => (arrive[language] = resolve)))
    const both = [translator.activate('ko'), translator.activate('en')]
    arrive.en?.({ messages: catalogs.en })
    arrive.ko?.({ messages: catalogs.ko })
    await Promise.all(both)
    expect(translator.i18n.locale).toBe('en')
  })
})

describe('a value of a message', () => {
  it.each([
    'Lamp <b>new</b>',
    'I <3 Seoul, <0>really</0>',
    '<0/>',
    '</0> and <1/>',
    'a < b > c',
    String.raw`C:\x41 \u0042`,
    'Lamp',
    '',
  ])('is shown as it is written: %s', async (subject) => {
    await showValue(subject)
    expect(screen.getByRole('paragraph').textContent).toBe(`About ${subject}: ${subject}`)
    expect(screen.getByRole('link').textContent).toBe(subject)
  })
})
