import { act, renderHook } from '@testing-library/react'
import { useResendWait } from './resend-wait'

it('the wait for another code is a minute, also if the clock of the device is set back meanwhile', () => {
  jest.useFakeTimers()
  const { result } = renderHook(useResendWait)
  act(() => result.current.begin('mina@example.com'))
  expect(result.current.secondsFor(' Mina@example.com')).toBe(60)
  jest.setSystemTime(Date.now() - 24 * 60 * 60_000)
  act(() => jest.advanceTimersByTime(60_000))
  expect(result.current.secondsFor('mina@example.com')).toBe(0)
  jest.useRealTimers()
})
