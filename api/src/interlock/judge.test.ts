import fc from 'fast-check'
import { judge } from './judge'

const post = { kind: 'post' } as const
const categoriesOf = (text: string) => [
  ...new Set(judge(text, post).findings.map(({ category }) => category)),
]

describe('a text with a scam', () => {
  it.each([
    ['money-first', 'Send me the deposit first, then you can see the room.'],
    ['money-first', '방 보시려면 계약금 10만원 먼저 입금해 주세요.'],
    [
      'abroad',
      'I am currently in the UK and cannot show the flat. The keys come by DHL once you pay the deposit.',
    ],
    ['abroad', '제가 지금 해외에 있어서 집을 보여드릴 수 없고 열쇠는 택배로 보내드립니다.'],
    ['wire', 'Pay by Western Union only, then send me the MTCN.'],
    ['gift-cards', '보증금 대신 문화상품권으로 주시고 핀번호만 문자로 보내주세요'],
    ['crypto', 'The booking can be paid in Bitcoin, here is my wallet address.'],
    ['messenger', 'Please contact me on W.h.a.t.s.A.p.p only, I never read the messages on this site'],
    ['numbers', 'reach me at zero one zero five five six one two two nine seven'],
    ['numbers', '공일공 삼삼사오 팔구일이 로 문자만 주세요'],
    ['links', 'Photos are here: bit.ly/3xRoom'],
  ])('is suspected of %s: %s', (category, text) => expect(categoriesOf(text)).toContain(category))

  it('is suspected for a link whose text names another site', () => {
    const links = [{ text: 'www.airbnb.com/rooms/1', href: 'https://rooms.example/1' }]
    expect(judge('www.airbnb.com/rooms/1', { kind: 'post', links }).findings).toMatchObject([
      { category: 'links' },
    ])
  })

  it('is quoted where the reason stands', () => {
    const text = 'Nice room! Call O1O-2222-333four today'
    const quotes = judge(text, post).findings.map(({ quote }) => text.slice(quote.start, quote.end))
    expect(quotes).toEqual(['O1O-2222-333four'])
  })

  it('is for the moderators if many reasons come together', () => {
    const text =
      'I am in Nigeria for missionary work, so no viewings. Send the deposit by Western Union today and I will mail the keys by DHL.'
    expect(judge(text, post).findings[0]).toMatchObject({ severity: 'hard' })
    expect(judge('Photos are here: bit.ly/3xRoom', post).findings[0]).toMatchObject({ severity: 'note' })
  })
})

describe('a text without a scam', () => {
  it.each([
    'Never pay before viewing.',
    'No deposit needed, come and see it.',
    '시세보다 싸다고 먼저 입금하지 마세요',
    'The deposit is paid by bank transfer on the day we sign.',
    'Add me on KakaoTalk: roomie_mina, or write here.',
    '010 9988 7766이에요 5시까지 도서관이라 문자 먼저 주세요',
    'A landlord told me he is in Canada and will post the keys once I wire the deposit. Is it a scam?',
    'My friend shows you the flat while I am in Spain, you pay after the viewing.',
    'https://youtu.be/4fGh2kLm',
    'Room 3, I have 2 beds, and the bus leaves at 10 o clock, 5 o clock and 6 o clock.',
    'Two hundred for the desk, one hundred for the chair, nine hundred for all of it.',
    'Call 010-1234-5678 or 02-123-4567.',
  ])('is left alone: %s', (text) => expect(judge(text, post).findings).toEqual([]))
})

describe('disguises', () => {
  it.each([
    'wh4ts4pp',
    'w h a t s a p p',
    'W.H.A.T.S.A.P.P',
    'whаtsapp', // Cyrillic а
    'what\u200bs\u200bapp', // invisible spaces are no disguise by themselves
  ])('of a messenger are read: %s', (name) =>
    expect(judge(`${name} only, I never read the messages on this site`, post).findings).not.toEqual([]),
  )

  it.each(['카.톡', '카 톡', 'ㅋㅏ톡', '카ㅌㅗㄱ', '텔.레.그.램', '텔1레그램', '라 인'])(
    'of a messenger are read: %s',
    (name) => expect(judge(`${name} 아이디 abc`, post).rules).toContain('en.messenger.disguised-name'),
  )

  it.each([
    'zero one zero five five six one two two nine seven',
    '０１０-８８２１-４４０９',
    '⓪①⓪ ⑤⑤②② ⑧⑧⑨⑨',
    'O1O 33four5 9nine12',
    '공1공 2삼4오 육7팔9',
    '영일영-사사칠칠-이이공삼',
    '0 1 0 - 4 4 5 6 - 7 7 8 9',
    'four four seven seven double zero nine zero zero one two three',
    'zero seven seven double-oh, nine hundred, one four six',
    '0️⃣1️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣7️⃣4️⃣',
    'l-7-7-O-O 9-O-O 3-l-8',
    'plus three four, six hundred eleven, oh nine, double eight, twenty-seven',
    'forty four, seventy, twelve, nineteen ninety four, five',
    '٠٧٧٠٠ ٩٠٠ ٤١٢',
    '零一零 零零零零 三五七九',
    '0 1 0 . . 5 5 5 5 . . 0 1 8 8',
  ])('of a number are read: %s', (number) =>
    expect(judge(number, post).findings).toMatchObject([{ category: 'numbers' }]),
  )

  it.each(['010-2345-6789', '+44 7700 900123', '02-555-0199', '우리은행 1002-345-678901'])(
    'are not seen in a number as it is written: %s',
    (number) => expect(judge(number, post).findings).toEqual([]),
  )
})

describe('any text', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '.',
    '0 ',
    'one ',
    'ㅋ',
    'ㅏ',
    '카',
    '톡',
    "don't ",
    'send ',
    'the deposit ',
    'before viewing ',
    '입금',
    '먼저',
    '\u0301',
    '\u200b',
    'http://',
    'a.b/',
    '@',
    ' at ',
    ' dot com',
    '(',
    '𝔀',
    '０',
    '①',
    '\n',
    '가'.normalize('NFD'),
  )

  it('is judged with quotes inside of it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece).map((parts) => parts.join('')),
        ),
        (text) => {
          for (const { quote } of judge(text, post).findings) {
            expect(quote.start).toBeGreaterThanOrEqual(0)
            expect(quote.end).toBeGreaterThanOrEqual(quote.start)
            expect(quote.end).toBeLessThanOrEqual(text.length)
          }
        },
      ),
    )
  })

  it('that is hostile costs no more than in proportion to its length', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (parts) => {
        const costOf = (length: number) => {
          const text = parts.join('').repeat(length).slice(0, length)
          const { user } = process.cpuUsage()
          judge(text, post)
          return process.cpuUsage().user - user
        }
        // Other work on the machine only adds to a cost, so the least of several is the nearest to it.
        const growth = () => costOf(20_000) / costOf(5_000)
        // Quadratic work grows by 16.
        expect(Math.min(growth(), growth(), growth(), growth())).toBeLessThan(10)
      }),
      { numRuns: 25 },
    )
  })
})
