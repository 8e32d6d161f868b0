import { readCorpus } from '../corpus'
import { committedModel, store } from './committed-model'
import { heldOutCorpora, trainingCorpora } from './corpora'
import { learn } from './learn'
import stored from './weights.json'

const corpora: readonly string[] = trainingCorpora

describe('the committed weights', () => {
  it('are those that training yields; otherwise run "npm run interlock -- learn"', () =>
    expect(store(learn())).toEqual(stored))

  it('are stale if one of them is changed by hand', () => {
    const weights = committedModel.weights.map((weight, index) => (index === 7 ? weight + 1 : weight))
    expect(store({ ...committedModel, weights })).not.toEqual(stored)
  })

  it('take little room', () => expect(JSON.stringify(stored).length).toBeLessThan(2_500_000))

  it('are not learned from held-out texts', () => {
    const learned = new Set(corpora.flatMap(readCorpus).map(({ text }) => text))
    expect(corpora.filter((one) => one.includes('held-out'))).toEqual([])
    expect(heldOutCorpora.flatMap(readCorpus).filter(({ text }) => learned.has(text))).toEqual([])
  })
})
