import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { judge } from '../judge'
import { plainTextOf } from '../normalise/plain-text'
import { modelOf } from './testing/model-of'
import { createWording, learnedWording, rulesAlone } from './wording'

const post = { kind: 'post' } as const
const worded = (weight: number) => ({ ...rulesAlone, weigh: () => weight })
/** The words of a text weigh the same. */
const uniform = (weight: number) => createWording(modelOf({ 'a room with a view a': weight }))

describe('the weight of a wording', () => {
  it('is between -2 and 2', () => {
    const plain = plainTextOf('a room with a view '.repeat(100))
    expect([uniform(9).weigh(plain), uniform(-9).weigh(plain)]).toEqual([2, -2])
  })

  it('takes little away from a short text', () => {
    expect(uniform(-9).weigh(plainTextOf('a room'))).toBeCloseTo(-0.02)
    expect(judge('Pay before you see it', post).findings).toMatchObject([{ category: 'money-first' }])
  })

  it('takes nothing away from a short text that is like a scam', () => {
    expect(uniform(2).weigh(plainTextOf('a room'))).toBeCloseTo(0)
    const text = 'Send the deposit by wire, the keys come by courier.'
    expect(judge(text, post).findings).toMatchObject([{ category: 'abroad' }, { category: 'wire' }])
  })

  it.each([
    'Hello!',
    'Thank you so much! I will write to you.',
    '네 감사합니다',
    // Most of it is in no text that was learned from.
    '<b>첫</b> 댓글\nsecond line',
  ])('does not fold a short text: %s', (text) =>
    expect(learnedWording.weigh(plainTextOf(text))).toBeLessThan(0.5),
  )
})

describe('a text that is worded like a scam', () => {
  it('is folded together with a weak reason, which is the one that is shown', () => {
    const text = 'Add me on Telegram. The room is nice.'
    const weak = judge(text, { ...post, wording: rulesAlone })
    expect([weak.findings, weak.score > 0]).toEqual([[], true])
    const { findings, rules } = judge(text, { ...post, wording: worded(1) })
    expect(findings).toMatchObject([{ category: 'messenger', severity: 'note' }])
    expect(rules).toContain('any.wording')
  })

  it('is folded without any rule, with the sentence that weighs most', () => {
    const text = 'The room is nice, and it is quiet. Purple  elephants dance! See you.'
    const model = modelOf({ [text]: 0, 'purple elephants dance': 10 })
    const { findings, rules } = judge(text, { ...post, wording: createWording(model) })
    expect(findings).toMatchObject([{ rule: 'any.wording', category: 'wording', severity: 'note' }])
    expect(findings.map(({ quote }) => text.slice(quote.start, quote.end))).toEqual([
      'Purple  elephants dance',
    ])
    expect(rules).toEqual(['any.wording'])
  })

  it('is for the moderators by its rules only', () => {
    const text = 'Send me the deposit first, then you can see the room.'
    const { score, findings } = judge(text, { ...post, wording: rulesAlone })
    expect(score).toBeLessThan(3)
    expect(judge(text, { ...post, wording: worded(3 - score) }).findings).toMatchObject(
      findings.map(() => ({ severity: 'note' })),
    )
  })
})

describe('an honest wording', () => {
  const honest = { ...post, wording: worded(-1) }

  it('speaks for a text with one reason', () => {
    const text = 'Pay by Western Union.'
    expect(judge(text, { ...post, wording: rulesAlone }).findings).not.toEqual([])
    expect(judge(text, honest)).toMatchObject({ findings: [] })
  })

  it.each(['Call O1O-2222-333four today', 'Photos are here: bit.ly/3xRoom'])(
    'does not hide digits and addresses: %s',
    (text) => expect(judge(text, honest).findings).not.toEqual([]),
  )

  it('does not keep a text from the moderators that they get by its rules', () => {
    const text =
      'I am in Nigeria for missionary work, so no viewings. Send the deposit by Western Union today and I will mail the keys by DHL.'
    expect(judge(text, honest).findings[0]).toMatchObject({ severity: 'hard' })
  })
})

it('folds no post, comment or message of the sample', () => {
  const folder = path.join(import.meta.dirname, '../../../sample')
  const files = readdirSync(folder).filter((file) =>
    /^(jobs|questions|roommates|trade|messages)\b.*json$/.test(file),
  )
  const texts = files.flatMap((file) => stringsIn(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => judge(text, post).findings.length > 0)).toEqual([])
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
