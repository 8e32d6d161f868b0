import { createEntryAddresses } from './entry-address'

const entry = '/remotes/mfe-a/1.0.0/entry.js'
const patience = 4000

it('is the published address at first', () => {
  const { next } = createEntryAddresses(patience)
  expect(next('a', entry, 0)).toEqual({ address: entry, again: false })
  expect(next('b', entry, 0)).toEqual({ address: entry, again: false })
})

it('is the same for all callers while it is loading', () => {
  const { next, failed } = createEntryAddresses(patience)
  next('a', entry, 0)
  expect(next('a', entry, 3999)).toEqual({ address: entry, again: false })
  failed('a')
  next('a', entry, 4000)
  expect(next('a', entry, 4001)).toEqual({ address: `${entry}?again=1`, again: false })
})

it('changes after each failure', () => {
  const { next, failed } = createEntryAddresses(patience)
  next('a', entry, 0)
  failed('a')
  expect(next('a', entry, 1)).toEqual({ address: `${entry}?again=1`, again: true })
  failed('a')
  expect(next('a', entry, 2)).toEqual({ address: `${entry}?again=2`, again: true })
})

it('changes after the time limit', () => {
  const { next } = createEntryAddresses(patience)
  next('a', entry, 0)
  expect(next('a', entry, 4000)).toEqual({ address: `${entry}?again=1`, again: true })
})
