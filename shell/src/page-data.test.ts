import { readPageDecision } from './page-data'
import { decision } from './testing/page-data'

function write(text: string): void {
  document.body.innerHTML = ''
  const script = document.body.appendChild(document.createElement('script'))
  Object.assign(script, { id: 'page-data', type: 'application/json', textContent: text })
}

describe('what the registry decided', () => {
  it('is read from the page', () => {
    write(JSON.stringify({ decision }))
    expect(readPageDecision()).toEqual({ decision, isWhole: true })
  })

  it.each(['', '{', JSON.stringify({ decision }).slice(0, 100), '7', 'null', '{}', '{"decision":7}'])(
    'is nothing where the page says %j',
    (text) => {
      write(text)
      expect(readPageDecision()).toBeUndefined()
    },
  )

  it('is nothing where the page does not say it', () => {
    document.body.innerHTML = ''
    expect(readPageDecision()).toBeUndefined()
  })
})
