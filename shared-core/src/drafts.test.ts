import { draftsOf, removeOldDrafts } from './drafts'

const day = 24 * 60 * 60_000

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
})

it('removes drafts of every account after 30 unused days', () => {
  localStorage.setItem('session', '{}')
  localStorage.setItem('draft:visitor:damaged', '{')
  draftsOf('visitor').write('long-term', { name: 'Ana' })
  draftsOf('ana@example.com').write('post', { subject: 'Room' })
  jest.advanceTimersByTime(29 * day)
  draftsOf('ben@example.com').write('post', { subject: 'Bike' })
  removeOldDrafts()
  expect(localStorage.getItem('draft:visitor:damaged')).toBeNull()
  expect(draftsOf('visitor').read('long-term')).toEqual({ name: 'Ana' })
  jest.advanceTimersByTime(2 * day)
  removeOldDrafts()
  expect(Object.keys(localStorage).sort()).toEqual(['draft:ben@example.com:post', 'session'])
})
