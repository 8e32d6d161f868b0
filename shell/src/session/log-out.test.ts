import { logOutBy } from './log-out'

it('reloads the home page once the service has answered', async () => {
  // jsdom cannot open a page, and logs that as an error.
  const opened = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/profile')
  let known = () => {}
  const signOut = jest.fn(() => new Promise<void>((resolve) => (known = resolve)))
  logOutBy({ signOut, cachedToken: () => null })()
  expect(signOut).toHaveBeenCalledTimes(1)
  await Promise.resolve()
  expect(opened).not.toHaveBeenCalled()
  known()
  for (let ticks = 0; ticks < 5; ticks++) await Promise.resolve()
  expect(String(opened.mock.calls[0])).toContain('navigation')
})

it('leaves the page to a member who logged in before the service answered', async () => {
  const opened = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const signOut = () => Promise.resolve()
  logOutBy({ signOut, cachedToken: () => 'of the next' })()
  for (let ticks = 0; ticks < 5; ticks++) await Promise.resolve()
  expect(opened).not.toHaveBeenCalled()
})

it('removes what its member typed in this tab before the login, which the next visitor must not see', () => {
  sessionStorage.setItem('draft:visitor:long-term', '{}')
  logOutBy({ signOut: () => new Promise(() => {}), cachedToken: () => null })()
  expect(sessionStorage).toHaveLength(0)
})

it('does not leave the page of the member on screen while the service does not answer', async () => {
  jest.useFakeTimers()
  const opened = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/profile')
  logOutBy({ signOut: () => new Promise(() => {}), cachedToken: () => null }, () => Promise.resolve())()
  await jest.advanceTimersByTimeAsync(2900)
  expect(opened).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(200)
  expect(String(opened.mock.calls[0])).toContain('navigation')
  jest.useRealTimers()
})
