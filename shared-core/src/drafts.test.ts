import { draftsOf, moveDrafts, removeOldDrafts, removeVisitorDrafts } from './drafts'

const day = 24 * 60 * 60_000

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
})

it('removes drafts of every account after 30 unused days', () => {
  localStorage.setItem('session', '{}')
  sessionStorage.setItem('draft:visitor:damaged', '{')
  draftsOf('visitor').write('long-term', { name: 'Ana' })
  draftsOf('ana@example.com').write('post', { subject: 'Room' })
  jest.advanceTimersByTime(29 * day)
  draftsOf('ben@example.com').write('post', { subject: 'Bike' })
  removeOldDrafts()
  expect(sessionStorage.getItem('draft:visitor:damaged')).toBeNull()
  expect(draftsOf('visitor').read('long-term')).toEqual({ name: 'Ana' })
  jest.advanceTimersByTime(2 * day)
  removeOldDrafts()
  expect(Object.keys(localStorage).sort()).toEqual(['draft:ben@example.com:post', 'session'])
  expect(sessionStorage).toHaveLength(0)
})

it('keeps the drafts of a visitor in their tab, where the next visitor does not see them', () => {
  draftsOf('visitor').write('sign-up', { email: 'ana@example.com' })
  expect(localStorage).toHaveLength(0)
  expect(draftsOf('visitor').read('sign-up')).toEqual({ email: 'ana@example.com' })
  // Another tab, or the same site after the browser was closed.
  sessionStorage.clear()
  expect(draftsOf('visitor').read('sign-up')).toBeUndefined()
})

it('removes what an earlier version stored of visitors for every tab', () => {
  const kept = JSON.stringify({ at: Date.now(), values: { email: 'ana@example.com' } })
  localStorage.setItem('draft:visitor:sign-up', kept)
  expect(draftsOf('visitor').read('sign-up')).toBeUndefined()
  draftsOf('visitor').write('sign-up', { email: 'ben@example.com' })
  removeOldDrafts()
  expect(localStorage).toHaveLength(0)
  expect(draftsOf('visitor').read('sign-up')).toEqual({ email: 'ben@example.com' })
})

it('removes the drafts of the visitor only when a member logs out', () => {
  sessionStorage.setItem('position', '120')
  draftsOf('visitor').write('long-term', { name: 'Ana' })
  draftsOf('ana@example.com').write('post', { subject: 'Room' })
  removeVisitorDrafts()
  expect(draftsOf('visitor').read('long-term')).toBeUndefined()
  expect(draftsOf('ana@example.com').read('post')).toEqual({ subject: 'Room' })
  expect(sessionStorage.getItem('position')).toBe('120')
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
