import { createHashTable } from './hash-table'

describe('a table of hashes', () => {
  it('finds each key, and no other', () => {
    const keys = Uint32Array.from({ length: 1_000 }, (_, index) => Math.imul(index, 0x9e3779b1) >>> 0)
    const { indexOf } = createHashTable(keys)
    expect([...keys].map(indexOf)).toEqual([...keys.keys()])
    expect([...keys].map((key) => indexOf(key ^ 1)).every((index) => index === -1)).toBe(true)
  })

  it('finds neighbours that share a slot', () => {
    const { indexOf } = createHashTable(Uint32Array.of(0, 1, 2, 0xffffffff))
    expect([0, 1, 2, 0xffffffff, 3].map(indexOf)).toEqual([0, 1, 2, 3, -1])
  })

  it('finds nothing if it is empty', () => expect(createHashTable(new Uint32Array()).indexOf(7)).toBe(-1))
})
