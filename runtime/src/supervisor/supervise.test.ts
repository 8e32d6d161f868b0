import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import { loadable, later, never, remote, wait, watch, working } from '../testing/watched-section'
import type { Loadable } from '../loader/loadable'

afterEach(() => jest.useRealTimers())

describe('a supervised section', () => {
  it('shows the current version', async () => {
    const { until, element, seen, trouble } = watch([working('new'), working('old')])
    await until('running')
    expect(element).toHaveTextContent('new')
    expect(seen).toEqual(['loading', 'running'])
    expect(trouble).toEqual([])
  })

  it.each<[string, string, Loadable['load']]>([
    ['cannot be loaded', 'load', () => Promise.reject(new Error('404'))],
    ['never finishes loading', 'timeout', never],
    [
      'throws at its first mount',
      'mount',
      () => Promise.resolve(remote('x', { mount: () => Promise.reject(new Error('bad')) })),
    ],
    ['never finishes mounting', 'timeout', () => Promise.resolve(remote('x', { mount: never }))],
    [
      'reports a crash while it mounts',
      'mount',
      () =>
        Promise.resolve(
          remote('x', {
            mount: (props) => {
              props.report({ type: 'crashed', error: new Error('render') })
              return Promise.resolve()
            },
          }),
        ),
    ],
    ['is not a remote', 'mount', () => Promise.resolve({} as RemoteLifecycles)],
  ])('shows the last good version if the current one %s, and reports it (%s)', async (_, kind, load) => {
    const { until, element, trouble, kinds } = watch([loadable('new', load), working('old')])
    await until('last good')
    expect(element).toHaveTextContent(/^old$/)
    expect(trouble).toHaveLength(1)
    expect(trouble[0]).toMatch(/^new: /)
    expect(kinds).toEqual([kind])
  })

  it('offers to try again if no version works, and recovers', async () => {
    let broken = true
    const load = () => (broken ? Promise.reject(new Error('404')) : Promise.resolve(remote('back again')))
    const { until, tryAgain, element } = watch([loadable('new', load)])
    await until('failed')
    broken = false
    tryAgain()
    await until('running')
    expect(element).toHaveTextContent('back again')
  })

  it('replaces a version that crashes right after its first mount by the last good one', async () => {
    let crash = () => {}
    const fragile = remote('fragile', {
      mount: (props) => {
        crash = () => props.report({ type: 'crashed', error: new Error('later') })
        return Promise.resolve()
      },
    })
    const { until, element, trouble, kinds } = watch([
      loadable('new', () => Promise.resolve(fragile)),
      working('old'),
    ])
    await until('running')
    crash()
    await until('last good')
    expect(element).toHaveTextContent(/^old$/)
    expect(trouble).toEqual(['new: later'])
    expect(kinds).toEqual(['crash'])
  })

  it('passes other reports on', async () => {
    const report = jest.fn()
    const arriving = remote('page', {
      mount: (props) => {
        props.report({ type: 'arrived' })
        return Promise.resolve()
      },
    })
    const { until } = watch([loadable('new', () => Promise.resolve(arriving))], { report })
    await until('running')
    expect(report).toHaveBeenCalledWith({ type: 'arrived' })
  })

  it.each<[string, RemoteLifecycles['unmount']]>([
    ['throws', () => Promise.reject(new Error('stuck'))],
    ['hangs', never],
  ])('leaves nothing behind when it stops, even if its unmount %s', async (_, unmount) => {
    const stubborn = remote('stubborn', { unmount })
    const { until, element, supervised, seen, kinds } = watch([
      loadable('new', () => Promise.resolve(stubborn)),
    ])
    await until('running')
    await supervised.stop()
    expect(element).toBeEmptyDOMElement()
    expect(seen.at(-1)).toBe('removed')
    expect(kinds).toEqual(['unmount'])
  })

  it('reports how long its version took to load and to mount', async () => {
    jest.useFakeTimers()
    const slow = remote('slow', { mount: () => wait(20) })
    const { timed } = watch([loadable('new', later(slow, 30))])
    await jest.advanceTimersByTimeAsync(100)
    expect(timed).toEqual(['new loaded in 30', 'new mounted in 20'])
  })

  it('that is stopped while it loads is never mounted', async () => {
    jest.useFakeTimers()
    const mount = jest.fn(() => Promise.resolve())
    const slow = later(remote('late', { mount }), 30)
    const { supervised, element } = watch([loadable('new', slow)])
    await supervised.stop()
    await jest.advanceTimersByTimeAsync(1000)
    expect(mount).not.toHaveBeenCalled()
    expect(element).toBeEmptyDOMElement()
  })

  it('that is stopped while it mounts is removed once it has mounted', async () => {
    jest.useFakeTimers()
    const unmount = jest.fn(() => Promise.resolve())
    const slow = remote('late', { mount: () => wait(30), unmount })
    const { supervised, element, seen } = watch([loadable('new', () => Promise.resolve(slow))])
    await jest.advanceTimersByTimeAsync(10)
    await supervised.stop()
    await jest.advanceTimersByTimeAsync(1000)
    expect(unmount).toHaveBeenCalledTimes(1)
    expect(element).toBeEmptyDOMElement()
    expect(seen).toEqual(['loading', 'removed'])
  })
})
