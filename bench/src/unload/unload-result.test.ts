import { growthOf, keptBy, type Snapshot } from './unload-result'

const before: Snapshot = {
  heap: 1000,
  nodes: 50,
  listeners: 7,
  leftovers: [
    { owner: 'shell', what: 'timer', count: 2 },
    { owner: 'mfe-a', what: 'style sheet', count: 1 },
  ],
}
const after: Snapshot = {
  heap: 1500,
  nodes: 49,
  listeners: 17,
  leftovers: [
    { owner: 'shell', what: 'timer', count: 1 },
    { owner: 'mfe-a', what: 'style sheet', count: 1 },
    { owner: 'mfe-b', what: 'listener of resize at window', count: 10 },
  ],
}

it('names the remote whose listeners are added', () => {
  expect(growthOf(before, after, 10)).toEqual({
    times: 10,
    heap: 500,
    nodes: -1,
    listeners: 10,
    left: [{ owner: 'mfe-b', what: 'listener of resize at window', count: 10 }],
  })
})

it('names what a remote keeps without adding to it', () => {
  expect(keptBy(before)).toEqual([{ owner: 'mfe-a', what: 'style sheet', count: 1 }])
})
