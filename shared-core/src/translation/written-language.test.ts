import { isWrittenIn } from './written-language'

const texts = {
  en: 'Is the room still free? I would move in with a friend in March.',
  ko: '방이 아직 비어 있나요? 3월에 OneRoom으로 이사하고 싶어요.',
  zh: '房间还在吗？我想三月份搬进去。',
  vi: 'Phòng còn trống không? Tháng ba tôi muốn chuyển đến cùng một người bạn.',
} as const
const codes = ['en', 'ko', 'zh', 'vi'] as const

describe('the language of a text by its letters', () => {
  it.each(codes.flatMap((written) => codes.map((reader) => [written, reader] as const)))(
    'tells whether a text in %s is in %s',
    (written, reader) => {
      expect(isWrittenIn(texts[written], reader)).toBe(written === reader)
    },
  )

  it('is the same in decomposed form', () => {
    expect(isWrittenIn(texts.vi.normalize('NFD'), 'vi')).toBe(true)
    expect(isWrittenIn(texts.ko.normalize('NFD'), 'ko')).toBe(true)
  })

  it.each(['Ist das Zimmer noch frei?', 'Sofa, 50 GBP', 'Chambre à louer'])(
    'does not tell English from others without a typical word: %s',
    (text) => {
      expect(isWrittenIn(text, 'en')).toBeUndefined()
      expect(isWrittenIn(text, 'ko')).toBe(false)
    },
  )

  it('is none of the site for other scripts', () => {
    for (const text of ['部屋はまだ空いていますか', 'Комната ещё свободна?'])
      expect(codes.map((code) => isWrittenIn(text, code))).toEqual([false, false, false, false])
  })

  it('needs no translation without letters', () => {
    for (const text of ['', '👍 010-1234-5678'])
      expect(codes.map((code) => isWrittenIn(text, code))).toEqual([true, true, true, true])
  })
})
