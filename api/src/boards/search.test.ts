import { isIndexable, searchForm } from './search'

describe('the normal form of searched text', () => {
  it('doubles Hangul syllables and lower-cases the rest', () => {
    expect(searchForm('기숙사 Room')).toBe('기기숙숙사사 room')
  })

  it('is the same for composed and decomposed text, and for any spacing', () => {
    expect(searchForm('기숙사'.normalize('NFD'))).toBe(searchForm('기숙사'))
    expect(searchForm('  a \n b ')).toBe('a b')
  })

  it.each([
    ['기숙사에서 살아요', '숙사', true],
    ['기숙사에서 살아요', '사기', false],
    ['가나가', '가가', false],
    ['가가나', '가가', true],
    ['A quiet ROOM', 'et ro', true],
  ])('of %j contains that of %j exactly if the texts do', (text, sought, contained) => {
    expect(searchForm(text).includes(searchForm(sought))).toBe(contained)
  })

  it('can use the index from two syllables or three letters on', () => {
    expect(['방', 'ab', '1 2', '기숙', 'abc', '방 a1b'].map((text) => isIndexable(searchForm(text)))).toEqual(
      [false, false, false, true, true, true],
    )
  })
})
