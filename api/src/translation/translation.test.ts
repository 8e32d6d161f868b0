import {
  block,
  deletePost,
  type Language,
  type Session,
  type TranslatedKind,
  translation,
  updateCm,
  updatePost,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { decideAs, publishPost, reportAs, sendMessage, writeComment } from '../testing/moderated'
import { grantRole } from '../testing/staff'
import { startTranslator, type TestTranslator } from '../testing/translator'

let api: TestApi
let translator: TestTranslator
let author: Session
let reader: Session
beforeAll(async () => {
  translator = await startTranslator()
  api = await startApi({ settings: { TRANSLATION_URL: `${translator.url}/`, TRANSLATION_KEY: 'a key' } })
  author = await api.signUp('author')
  reader = await api.signUp('reader')
})
afterAll(async () => {
  await api.close()
  await translator.stop()
})

const as = ({ api_token: token }: Session) => ({ token })
const translate = (kind: TranslatedKind, id: number, by?: Session, language: Language = 'ko') =>
  api.call(translation, { kind, id, language }, by ? as(by) : {})
const textsOf = async (...wanted: Parameters<typeof translate>) => {
  const { outcome } = await translate(...wanted)
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.texts
}
/** How often the service was asked while something was done. */
const askedDuring = async (work: () => Promise<unknown>) => {
  const before = translator.asked.length
  await work()
  return translator.asked.length - before
}
const storedRows = async (text: string) =>
  (
    await api.database.pool.query(
      `select 1 from (select texts from post_translations union all select texts from comment_translations) t
        where array_to_string(texts, ' ') like '%' || $1 || '%'`,
      [text],
    )
  ).rowCount

describe('a post', () => {
  it('is translated for visitors, as plain text', async () => {
    const id = await publishPost(api, author, 'A room', {
      description: '<p>Bright &amp; <b>quiet</b></p><p>Near</p>',
    })
    expect(await textsOf('post', id)).toEqual(['ko[A room]', 'ko[Bright & quiet\n\nNear]'])
    expect(translator.asked.at(-1)).toEqual({
      path: '/translate',
      body: {
        q: ['A room', 'Bright & quiet\n\nNear'],
        source: 'auto',
        target: 'ko',
        format: 'text',
        api_key: 'a key',
      },
    })
  })

  it('is requested once for each language, for all readers', async () => {
    const id = await publishPost(api, author, 'A sofa')
    const asked = await askedDuring(async () => {
      await Promise.all([textsOf('post', id), textsOf('post', id, reader), textsOf('post', id)])
      expect(await textsOf('post', id, reader)).toEqual(['ko[A sofa]', 'ko[About A sofa]'])
      expect(await textsOf('post', id, reader, 'vi')).toEqual(['vi[A sofa]', 'vi[About A sofa]'])
    })
    expect(asked).toBe(2)
  })

  it('is asked for again after an edit, and nothing of before stays', async () => {
    const id = await publishPost(api, author, 'A desk', { description: 'Call 555-0101' })
    await textsOf('post', id)
    expect(await storedRows('555-0101')).toBe(1)
    const fields = {
      id,
      region: 'Others',
      specificLocation: 'x',
      subject: 'A desk',
      description: 'Write to me',
    }
    await api.call(updatePost, fields, as(author))
    expect(await storedRows('555-0101')).toBe(0)
    expect(await textsOf('post', id)).toEqual(['ko[A desk]', 'ko[Write to me]'])
    expect(await storedRows('Write to me')).toBe(1)
  })

  it('that changes while it is translated is not kept', async () => {
    const id = await publishPost(api, author, 'A lamp', { description: 'Call 555-0102' })
    const fields = { id, region: 'Others', specificLocation: 'x', subject: 'A lamp', description: 'Sold' }
    translator.answer(async () => {
      await api.call(updatePost, fields, as(author))
      return Response.json({ translatedText: ['x', 'late 555-0102'] })
    })
    await textsOf('post', id)
    translator.answer()
    expect(await storedRows('late 555-0102')).toBe(0)
    expect(await textsOf('post', id)).toEqual(['ko[A lamp]', 'ko[Sold]'])
  })

  it('that is deleted takes its translations along, and those of its comments', async () => {
    const id = await publishPost(api, author, 'A short-lived post')
    const comment = await writeComment(api, reader, id, 'a short-lived comment')
    await textsOf('post', id)
    await textsOf('comment', comment)
    expect(await storedRows('short-lived')).toBe(2)
    await api.call(deletePost, { idx: id }, as(author))
    expect(await storedRows('short-lived')).toBe(0)
    expect((await translate('post', id)).status).toBe(404)
    expect((await translate('comment', comment)).status).toBe(404)
  })

  it('that moderators hid is not found, and neither is its translation', async () => {
    const judge = await api.signUp('judge')
    await grantRole(api, judge, 'moderator')
    const id = await publishPost(api, author, 'A doubtful offer')
    await textsOf('post', id)
    await reportAs(api, reader, { kind: 'post', id })
    await decideAs(api, judge, { kind: 'post', id }, 'hide')
    expect((await translate('post', id, reader)).body).toMatchObject({ res: false, code: 'not-found' })
    expect(await storedRows('A doubtful offer')).toBe(0)
  })
})

describe('a comment', () => {
  it('is translated once, and again after an edit', async () => {
    const id = await writeComment(api, author, await publishPost(api, reader, 'A thread'), 'Is it free?')
    const asked = await askedDuring(async () => {
      for (const by of [undefined, reader])
        expect(await textsOf('comment', id, by)).toEqual(['ko[Is it free?]'])
      await api.call(updateCm, { idx: id, cmText: 'Is it still free?' }, as(author))
      expect(await storedRows('Is it free?')).toBe(0)
      expect(await textsOf('comment', id)).toEqual(['ko[Is it still free?]'])
    })
    expect(asked).toBe(2)
  })

  it('of a member whom the reader blocked is not found, while others read it', async () => {
    const [loud, calm] = [await api.signUp('loud'), await api.signUp('calm')]
    const id = await writeComment(api, loud, await publishPost(api, calm, 'Another thread'), 'Hey you')
    expect(await textsOf('comment', id, calm)).toEqual(['ko[Hey you]'])
    await api.call(block, { kind: 'comment', id }, as(calm))
    expect((await translate('comment', id, calm)).status).toBe(404)
    expect(await textsOf('comment', id, reader)).toEqual(['ko[Hey you]'])
  })
})

describe('a message', () => {
  it('is translated for both sides and nobody else, and not kept', async () => {
    const id = await sendMessage(api, author, reader, 'See you at noon')
    const asked = await askedDuring(async () => {
      for (const by of [author, reader])
        expect(await textsOf('message', id, by)).toEqual(['ko[See you at noon]'])
      expect((await translate('message', id, await api.signUp('stranger'))).status).toBe(404)
      expect((await translate('message', id)).status).toBe(401)
    })
    expect(asked).toBe(2)
    expect(await storedRows('See you at noon')).toBe(0)
  })
})

describe('a text that looks like a scam', () => {
  const scam = 'Send the deposit by Western Union first, then the keys come by courier. Pay by gift card.'
  const cautionOf = async (...wanted: Parameters<typeof translate>) => {
    const { outcome } = await translate(...wanted)
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    return outcome.data.caution
  }
  const folded = { categories: expect.arrayContaining(['gift-cards']) }

  it('is translated with its caution for everybody but its author, also after an edit', async () => {
    const id = await publishPost(api, author, 'A flat')
    expect(await cautionOf('post', id, reader)).toBeUndefined()
    const place = { region: 'Others', specificLocation: 'x' }
    await api.call(updatePost, { id, ...place, subject: 'A flat', description: scam }, as(author))
    for (const by of [undefined, reader]) expect(await cautionOf('post', id, by)).toEqual(folded)
    expect(await cautionOf('post', id, author)).toBeUndefined()

    const comment = await writeComment(api, author, id, 'It is free')
    expect(await cautionOf('comment', comment, reader)).toBeUndefined()
    await api.call(updateCm, { idx: comment, cmText: scam }, as(author))
    for (const by of [undefined, reader]) expect(await cautionOf('comment', comment, by)).toEqual(folded)
    expect(await cautionOf('comment', comment, author)).toBeUndefined()
  })

  it('has its caution as a message, for its recipient', async () => {
    const id = await sendMessage(api, author, reader, scam)
    expect(await cautionOf('message', id, reader)).toEqual(folded)
    expect(await cautionOf('message', id, author)).toBeUndefined()
  })
})

it.each([
  [{ kind: 'post', id: 2_000_000_000, language: 'ko' }, 404],
  [{ kind: 'comment', id: 2_000_000_000, language: 'ko' }, 404],
  [{ kind: 'inquiry', id: 1, language: 'ko' }, 400],
  [{ kind: 'post', id: 'x', language: 'ko' }, 400],
  [{ kind: 'post', id: 1, language: 'tlh' }, 400],
  [{ kind: 'post', id: 1 }, 400],
])('refuses %j', async (fields, status) => {
  expect((await api.call(translation, fields)).status).toBe(status)
})
