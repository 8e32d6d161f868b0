import { loadable, later, remote, slowlyMounted, wait, watch, working } from '../testing/watched-section'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a version that exceeds its limit', () => {
  it.each([
    ['loads', () => later(remote('late'), 100)],
    ['mounts', () => () => Promise.resolve(slowlyMounted('late'))],
  ])('replaces the card by itself if it %s late', async (_, load) => {
    const { element, seen, trouble } = watch([loadable('new', load())])
    await jest.advanceTimersByTimeAsync(90)
    expect(seen).toEqual(['loading', 'failed'])
    expect(element).not.toBeVisible()
    await jest.advanceTimersByTimeAsync(100)
    expect(seen).toEqual(['loading', 'failed', 'loading', 'running'])
    expect(element.lastElementChild).not.toHaveAttribute('hidden')
    expect(element).toHaveTextContent('late')
    expect(trouble).toHaveLength(1)
  })

  it.each([
    ['loads', () => later(remote('late'), 100)],
    ['mounts', () => () => Promise.resolve(slowlyMounted('late'))],
  ])('never replaces another version if it %s late', async (_, load) => {
    const { element, seen } = watch([loadable('new', load()), working('old')])
    await jest.advanceTimersByTimeAsync(1000)
    expect(seen).toEqual(['loading', 'last good'])
    expect(element).toHaveTextContent(/^old$/)
  })

  it('does not interfere with a running try', async () => {
    let tries = 0
    const load = () => (++tries === 1 ? later(remote('first'), 100)() : later(remote('second'), 55)())
    const { element, seen, tryAgain } = watch([loadable('new', load)])
    await jest.advanceTimersByTimeAsync(70)
    tryAgain()
    await jest.advanceTimersByTimeAsync(1000)
    expect(seen).toEqual(['loading', 'failed', 'loading', 'running'])
    expect(element).toHaveTextContent(/^second$/)
  })

  it('and then fails leaves the card in place', async () => {
    const broken = remote('x', { mount: () => Promise.reject(new Error('bad')) })
    const { element, seen, trouble } = watch([loadable('new', later(broken, 100))])
    await jest.advanceTimersByTimeAsync(1000)
    expect(seen.at(-1)).toBe('failed')
    expect(element).toBeEmptyDOMElement()
    expect(trouble.at(-1)).toMatch(/^new: .*bad$/)
  })

  it('may still be the first that works, if the version before it fails late', async () => {
    const failing = () => wait(80).then(() => Promise.reject(new Error('404')))
    const { seen, trouble } = watch([loadable('new', failing), loadable('old', later(remote('old'), 100))])
    await jest.advanceTimersByTimeAsync(1000)
    expect(seen).toEqual(['loading', 'failed', 'loading', 'last good'])
    expect(trouble.map((line) => line.slice(0, 4))).toEqual(['new:', 'old:', 'new:'])
  })

  it('renders nothing once the section is gone', async () => {
    const { element, seen, supervised } = watch([loadable('new', later(remote('late'), 100))])
    await jest.advanceTimersByTimeAsync(70)
    await supervised.stop()
    await jest.advanceTimersByTimeAsync(1000)
    expect(seen).toEqual(['loading', 'failed', 'removed'])
    expect(element).toBeEmptyDOMElement()
  })

  it('reports its page when it becomes visible, and not before', async () => {
    const report = jest.fn()
    const { seen } = watch([loadable('new', () => Promise.resolve(slowlyMounted('late')))], { report })
    await jest.advanceTimersByTimeAsync(90)
    expect(seen.at(-1)).toBe('failed')
    expect(report).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(100)
    expect(report.mock.calls).toEqual([[{ type: 'arrived' }]])
  })
})
