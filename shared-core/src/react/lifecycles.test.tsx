import { act, screen } from '@testing-library/react'
import { createLanguageStore } from '../language'
import type { RemoteProps } from '../remote'
import { createSessionStore } from '../session'
import { createRemoteLifecycles, type RemoteLifecycles } from './lifecycles'

const loaded = { messages: {} }
const propsIn = (domElement: HTMLElement) =>
  ({
    name: 'remote',
    domElement,
    report: () => {},
    ...createLanguageStore('ko'),
    ...createSessionStore(),
  }) as unknown as RemoteProps

// The lifecycles settle only outside act, so each is begun within it and awaited after it.
async function run(lifecycle: unknown, props: RemoteProps) {
  let done: Promise<unknown> = Promise.resolve()
  await act(async () => {
    done = (lifecycle as (props: RemoteProps) => Promise<unknown>)(props)
    done.catch(() => {})
  })
  await done
}

async function mount({ bootstrap, mount: toMount, unmount }: RemoteLifecycles) {
  document.body.innerHTML = '<main></main>'
  const props = propsIn(document.querySelector('main') as HTMLElement)
  await run(bootstrap, props)
  await run(toMount, props)
  return () => run(unmount, props)
}

describe('a remote', () => {
  it('mounts once its words of the language are there', async () => {
    const load = jest.fn(() => Promise.resolve(loaded))
    const unmount = await mount(createRemoteLifecycles(() => <h1>Here</h1>, load))
    expect(screen.getByRole('heading')).toBeVisible()
    expect(load.mock.calls).toEqual([['ko']])
    await unmount()
  })

  it('asks for its words once more where they do not come at first', async () => {
    const load = jest
      .fn(() => Promise.resolve(loaded))
      .mockRejectedValueOnce(new Error('a preload that failed'))
    const unmount = await mount(createRemoteLifecycles(() => <h1>Here</h1>, load))
    expect(screen.getByRole('heading')).toBeVisible()
    await unmount()
  })

  it('does not mount without words', async () => {
    const gone = jest.fn(() => Promise.reject(new Error('offline')))
    await expect(mount(createRemoteLifecycles(() => <h1>Here</h1>, gone))).rejects.toThrow('offline')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})
