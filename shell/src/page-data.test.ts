import { readInitialData, readPageDecision, readPageReference } from './page-data'
import { decision } from '@within-reach/runtime/testing'

function write(text: string, id = 'page-data'): void {
  document.body.innerHTML = ''
  const script = document.body.appendChild(document.createElement('script'))
  Object.assign(script, { id, type: 'application/json', textContent: text })
}

describe('the decision in the page', () => {
  it('is read from the page', () => {
    write(JSON.stringify({ decision }))
    expect(readPageDecision()).toEqual({ decision, isWhole: true })
    write(JSON.stringify({ decision, signature: 'signed' }))
    expect(readPageDecision()).toEqual({ decision, isWhole: true, signature: 'signed' })
  })

  it.each(['', '{', JSON.stringify({ decision }).slice(0, 100), '7', 'null', '{}', '{"decision":7}'])(
    'is undefined if the page contains %j',
    (text) => {
      write(text)
      expect(readPageDecision()).toBeUndefined()
    },
  )

  it('is undefined if the page does not contain it', () => {
    document.body.innerHTML = ''
    expect(readPageDecision()).toBeUndefined()
  })
})

describe('the reference of the page', () => {
  const arriveWith = (...serverTiming: readonly object[]) =>
    Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] })

  it('is the id of its request', () => {
    arriveWith({ name: 'cdn', description: 'hit' }, { name: 'request', description: 'ab12cd34-ef56' })
    expect(readPageReference()).toBe('ab12cd34-ef56')
  })

  it('is undefined if the browser does not tell it', () => {
    arriveWith()
    expect(readPageReference()).toBeUndefined()
    Object.assign(performance, { getEntriesByType: () => [{}] })
    expect(readPageReference()).toBeUndefined()
  })
})

describe('the initial data', () => {
  const answers = [{ path: '/api/posts', fields: { type: 'tr' }, answer: { res: 0 } }]
  const arriveBy = (type: NavigationTimingType) =>
    Object.assign(performance, { getEntriesByType: () => [{ type }] })

  it('is read from the page', () => {
    arriveBy('navigate')
    write(JSON.stringify(answers), 'initial-data')
    expect(readInitialData()).toEqual(answers)
  })

  it('is ignored if the browser may restore the page from its cache', () => {
    arriveBy('back_forward')
    write(JSON.stringify(answers), 'initial-data')
    expect(readInitialData()).toEqual([])
  })

  it.each(['', '[{'])('is empty if the page contains %j', (text) => {
    arriveBy('navigate')
    write(text, 'initial-data')
    expect(readInitialData()).toEqual([])
  })
})
