import { waitFor } from '@testing-library/react'
import type { RemoteProps } from '@within-reach/shared-core'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { Candidate } from './candidate'
import { type Limits, type SectionView, supervise } from './supervise'

const limits: Limits = { load: 60, mount: 60, unmount: 60, settle: 60 }

/** A remote that writes its name into the page, but for what a test changes. */
const remote = (text: string, change: Partial<RemoteLifecycles> = {}): RemoteLifecycles => ({
  bootstrap: () => Promise.resolve(),
  mount: (props) => {
    const { domElement } = props as unknown as { domElement: HTMLElement }
    domElement.textContent = text
    return Promise.resolve()
  },
  unmount: () => Promise.resolve(),
  ...change,
})
const candidate = (label: string, load: Candidate['load']): Candidate => ({ label, load })
const working = (text: string) => candidate(text, () => Promise.resolve(remote(text)))
const never = () => new Promise<never>(() => {})

/** Follows what a visitor sees, and lets a test wait for it. */
function watchedView() {
  const element = document.createElement('div')
  const seen: string[] = []
  let wake = () => {}
  let tryAgain = () => {}
  const show = (what: string) => {
    seen.push(what)
    wake()
  }
  const view: SectionView = {
    newPlace: () => element.appendChild(document.createElement('div')),
    showLoading: () => show('loading'),
    showRunning: (fellBack) => show(fellBack ? 'last good' : 'running'),
    showFailed: (again) => {
      tryAgain = again
      show('failed')
    },
    remove: () => show('removed'),
  }
  const until = async (what: string, times = 1) => {
    while (seen.filter((one) => one === what).length < times)
      await new Promise<void>((resolve) => (wake = resolve))
  }
  return { element, seen, view, until, tryAgain: () => tryAgain() }
}

const watch = (candidates: Candidate[], props: Partial<RemoteProps> = {}) => {
  const page = watchedView()
  const trouble: string[] = []
  const supervised = supervise({
    candidates,
    view: page.view,
    limits,
    props: { report: () => {}, ...props } as RemoteProps,
    onTrouble: (label, error) => trouble.push(`${label}: ${(error as Error).message}`),
  })
  return { ...page, trouble, supervised }
}

describe('a supervised section', () => {
  it('shows the current version', async () => {
    const { until, element, seen, trouble } = watch([working('new'), working('old')])
    await until('running')
    expect(element).toHaveTextContent('new')
    expect(seen).toEqual(['loading', 'running'])
    expect(trouble).toEqual([])
  })

  it.each<[string, Candidate['load']]>([
    ['cannot be loaded', () => Promise.reject(new Error('404'))],
    ['never finishes loading', never],
    [
      'throws at its first mount',
      () => Promise.resolve(remote('x', { mount: () => Promise.reject(new Error('bad')) })),
    ],
    ['never finishes mounting', () => Promise.resolve(remote('x', { mount: never }))],
    [
      'reports a crash while it mounts',
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
    ['is no remote at all', () => Promise.resolve({} as RemoteLifecycles)],
  ])('shows the last good version where the current one %s', async (_, load) => {
    const { until, element, trouble } = watch([candidate('new', load), working('old')])
    await until('last good')
    expect(element).toHaveTextContent(/^old$/)
    expect(trouble).toHaveLength(1)
    expect(trouble[0]).toMatch(/^new: /)
  })

  it('offers to try again where no version works, and recovers', async () => {
    let broken = true
    const load = () => (broken ? Promise.reject(new Error('404')) : Promise.resolve(remote('back again')))
    const { until, tryAgain, element } = watch([candidate('new', load)])
    await until('failed')
    broken = false
    tryAgain()
    await until('running')
    expect(element).toHaveTextContent('back again')
  })

  it('takes a version out of the page that crashes right after its first mount, for the last good one', async () => {
    let crash = () => {}
    const fragile = remote('fragile', {
      mount: (props) => {
        crash = () => props.report({ type: 'crashed', error: new Error('later') })
        return Promise.resolve()
      },
    })
    const { until, element, trouble } = watch([
      candidate('new', () => Promise.resolve(fragile)),
      working('old'),
    ])
    await until('running')
    crash()
    await until('last good')
    expect(element).toHaveTextContent(/^old$/)
    expect(trouble).toEqual(['new: later'])
  })

  it('passes other reports on', async () => {
    const report = jest.fn()
    const arriving = remote('page', {
      mount: (props) => {
        props.report({ type: 'arrived' })
        return Promise.resolve()
      },
    })
    const { until } = watch([candidate('new', () => Promise.resolve(arriving))], { report })
    await until('running')
    expect(report).toHaveBeenCalledWith({ type: 'arrived' })
  })

  it.each<[string, RemoteLifecycles['unmount']]>([
    ['throws', () => Promise.reject(new Error('stuck'))],
    ['hangs', never],
  ])('leaves nothing behind when it stops, also where its unmount %s', async (_, unmount) => {
    const stubborn = remote('stubborn', { unmount })
    const { until, element, supervised, seen, trouble } = watch([
      candidate('new', () => Promise.resolve(stubborn)),
    ])
    await until('running')
    await supervised.stop()
    expect(element).toBeEmptyDOMElement()
    expect(seen.at(-1)).toBe('removed')
    expect(trouble).toHaveLength(1)
  })

  it('that is stopped while it loads shows nothing later', async () => {
    let finish = (_: RemoteLifecycles) => {}
    const loading = new Promise<RemoteLifecycles>((resolve) => (finish = resolve))
    const unmounted = new Promise<void>((resolve) => {
      const late = remote('late', {
        unmount: () => {
          resolve()
          return Promise.resolve()
        },
      })
      queueMicrotask(() => finish(late))
    })
    const { supervised, element, seen } = watch([candidate('new', () => loading)])
    await supervised.stop()
    await unmounted
    await waitFor(() => expect(element).toBeEmptyDOMElement())
    expect(seen).not.toContain('running')
  })
})
