import { createEntryAddresses } from './entry-address'

const entry = '/remotes/mfe-a/1.0.0/entry.js'
const patience = 4000

it('is at first where the entry is published', () => {
  const { next } = createEntryAddresses(patience)
  expect(next('a', entry, 0)).toEqual({ address: entry, again: false })
  expect(next('b', entry, 0)).toEqual({ address: entry, again: false })
})

it('is the same for all who ask while it is on its way', () => {
  const { next, failed } = createEntryAddresses(patience)
  next('a', entry, 0)
  expect(next('a', entry, 3999)).toEqual({ address: entry, again: false })
  failed('a')
  next('a', entry, 4000)
  expect(next('a', entry, 4001)).toEqual({ address: `${entry}?again=1`, again: false })
})

it('is another one each time that it failed', () => {
  const { next, failed } = createEntryAddresses(patience)
  next('a', entry, 0)
  failed('a')
  expect(next('a', entry, 1)).toEqual({ address: `${entry}?again=1`, again: true })
  failed('a')
  expect(next('a', entry, 2)).toEqual({ address: `${entry}?again=2`, again: true })
})

it('is another one once it takes longer than it may', () => {
  const { next } = createEntryAddresses(patience)
  next('a', entry, 0)
  expect(next('a', entry, 4000)).toEqual({ address: `${entry}?again=1`, again: true })
})
