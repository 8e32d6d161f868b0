import { reportUse } from './report-use'

const press = (at: number, type = 'pointerdown') => {
  const event = new Event(type, { bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  document.body.dispatchEvent(event)
}

it.each(['keydown', 'popstate'])('tells the worker of %s', (type) => {
  const postMessage = jest.fn<undefined, [unknown]>()
  reportUse({ postMessage } as Pick<ServiceWorker, 'postMessage'>)
  press(100, type)
  expect(postMessage).toHaveBeenCalledTimes(1)
})

it('tells the worker of presses, at most twice a second, and no more after a minute', () => {
  const end = new AbortController()
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal)
  const postMessage = jest.fn<undefined, [unknown]>()
  reportUse({ postMessage } as Pick<ServiceWorker, 'postMessage'>)
  expect(limit).toHaveBeenCalledWith(60_000)
  press(100)
  press(200)
  expect(postMessage.mock.calls).toEqual([[{ type: 'in-use' }]])
  press(700)
  expect(postMessage).toHaveBeenCalledTimes(2)
  end.abort()
  press(5000)
  expect(postMessage).toHaveBeenCalledTimes(2)
})
