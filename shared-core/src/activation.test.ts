import { activation, isActivated, whenActivated } from './activation'
import { loadSpeculatively } from './testing'

it('a page is opened when it is loaded', () => {
  const task = jest.fn()
  whenActivated(task)
  expect([isActivated(), task.mock.calls.length]).toEqual([true, 1])
})

it('a page that is loaded ahead waits until it is opened', async () => {
  const open = loadSpeculatively()
  const task = jest.fn()
  whenActivated(task)
  const opened = activation().then(task)
  await Promise.resolve()
  expect([isActivated(), task.mock.calls.length]).toEqual([false, 0])
  open()
  await opened
  expect([isActivated(), task.mock.calls.length]).toEqual([true, 2])
})
