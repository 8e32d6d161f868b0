import { draftsOf, moveDrafts, removeOldDrafts } from './drafts'

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

it('keeps drafts while the clock of the device is wrong by years', () => {
  draftsOf('ana@example.com').write('post', { subject: 'Room' })
  const served = Date.now()
  jest.advanceTimersByTime(3650 * day)
  removeOldDrafts(served)
  expect(draftsOf('ana@example.com').read('post')).toEqual({ subject: 'Room' })
  removeOldDrafts(served + 31 * day)
  expect(draftsOf('ana@example.com').read('post')).toBeUndefined()
})

it('keeps a new draft of a device whose clock is always late', () => {
  draftsOf('ana@example.com').write('post', { subject: 'Room' })
  removeOldDrafts(Date.now() + 3650 * day)
  expect(draftsOf('ana@example.com').read('post')).toEqual({ subject: 'Room' })
})

it('gives the drafts of a member to their new email, but over none that is there', () => {
  for (const key of ['post', 'comment:42']) draftsOf('ana@example.com').write(key, { text: `${key} of ana` })
  draftsOf('new@example.com').write('post', { text: 'newer' })
  draftsOf('ben@example.com').write('post', { text: 'of ben' })
  moveDrafts('ana@example.com', 'new@example.com')
  expect(draftsOf('new@example.com').read('comment:42')).toEqual({ text: 'comment:42 of ana' })
  expect(draftsOf('new@example.com').read('post')).toEqual({ text: 'newer' })
  expect(draftsOf('ben@example.com').read('post')).toEqual({ text: 'of ben' })
  expect(Object.keys(localStorage).filter((name) => name.includes('ana@'))).toEqual([])
})
