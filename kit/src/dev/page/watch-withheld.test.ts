/** @jest-environment ./src/jest/environment.mjs */
import { watchWithheld } from './watch-withheld'

const watch = (isWithheld: boolean, headers: Readonly<Record<string, string>> = {}) => {
  const told: boolean[] = []
  window.history.replaceState(null, '', '/console')
  window.fetch = jest
    .fn()
    .mockImplementation(() => Promise.resolve({ headers: new Map(Object.entries(headers)) }))
  watchWithheld(window, isWithheld, (withheld) => told.push(withheld))
  return told
}

it('tells of a page that the site hides from a page under development', () => {
  const told = watch(true)
  expect(told).toEqual([true])
})

it('tells of a call that the site refuses to a page under development', async () => {
  const told = watch(false, { 'development-withheld': 'operator' })
  await window.fetch('/api/registryStatus')
  expect(told).toEqual([true])
})

it('tells nothing of other answers', async () => {
  const told = watch(false, { 'content-type': 'application/json' })
  await window.fetch('/api/posts')
  expect(told).toEqual([])
})

it('ends with the page', () => {
  const told = watch(true)
  window.dispatchEvent(new Event('single-spa:routing-event'))
  expect(told).toEqual([true])
  window.history.pushState(null, '', '/userspacetrade')
  window.dispatchEvent(new Event('single-spa:routing-event'))
  expect(told).toEqual([true, false])
})
