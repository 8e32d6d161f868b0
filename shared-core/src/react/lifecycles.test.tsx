import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { createLanguageStore, type LanguageStore } from '../language'
import type { RemoteProps } from '../remote'
import { createSessionStore } from '../session'
import { createRemoteLifecycles, type RemoteLifecycles } from './lifecycles'

const loaded = { messages: {} }
const report = jest.fn()
const propsIn = (domElement: HTMLElement, language = createLanguageStore('ko')) =>
  ({
    name: 'remote',
    domElement,
    report,
    ...language,
    ...createSessionStore(),
  }) as unknown as RemoteProps

// The lifecycles settle only outside act, so each is started within it and awaited after it.
async function run(lifecycle: unknown, props: RemoteProps) {
  let done: Promise<unknown> = Promise.resolve()
  await act(async () => {
    done = (lifecycle as (props: RemoteProps) => Promise<unknown>)(props)
    done.catch(() => {})
  })
  await done
}

async function mount({ bootstrap, mount: toMount, unmount }: RemoteLifecycles, language?: LanguageStore) {
  document.body.innerHTML = '<main></main>'
  const props = propsIn(document.querySelector('main') as HTMLElement, language)
  await run(bootstrap, props)
  await run(toMount, props)
  return () => run(unmount, props)
}

beforeEach(() => report.mockClear())

describe('a remote', () => {
  it('mounts once the messages of the language are loaded', async () => {
    const load = jest.fn(() => Promise.resolve(loaded))
    const unmount = await mount(createRemoteLifecycles(() => <h1>Here</h1>, load))
    expect(screen.getByRole('heading')).toBeVisible()
    expect(load.mock.calls).toEqual([['ko']])
    await unmount()
  })

  it('requests its messages a second time if the first request fails', async () => {
    const load = jest
      .fn(() => Promise.resolve(loaded))
      .mockRejectedValueOnce(new Error('a preload that failed'))
    const unmount = await mount(createRemoteLifecycles(() => <h1>Here</h1>, load))
    expect(screen.getByRole('heading')).toBeVisible()
    await unmount()
  })

  it('names the language of its texts while it lacks that of the page', async () => {
    const older = (language: string) =>
      language === 'ko'
        ? Promise.reject(Object.assign(new Error('no such file'), { code: 'MODULE_NOT_FOUND' }))
        : Promise.resolve(loaded)
    const language = createLanguageStore('ko')
    const lifecycles = createRemoteLifecycles(() => <h1>Here</h1>, older)
    const unmount = await mount(lifecycles, language)
    const place = document.querySelector('main')
    expect(place).toHaveAttribute('lang', 'en')
    await act(async () => language.choose('en'))
    expect(place).not.toHaveAttribute('lang')
    await act(async () => language.choose('ko'))
    expect(place).toHaveAttribute('lang', 'en')
    await unmount()
  })

  it('does not mount without messages', async () => {
    const gone = jest.fn(() => Promise.reject(new Error('offline')))
    await expect(mount(createRemoteLifecycles(() => <h1>Here</h1>, gone))).rejects.toThrow('offline')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('that fails in its first rendering reports it, settles its mount, and can be unmounted', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = new Error('broken')
    const Broken = () => {
      throw broken
    }
    const unmount = await mount(createRemoteLifecycles(Broken, () => Promise.resolve(loaded)))
    expect(report.mock.calls).toEqual([[{ type: 'crashed', error: broken }]])
    await unmount()
    expect(document.querySelector('main')).toBeEmptyDOMElement()
  })

  it('that breaks later reports it, renders nothing, and can be unmounted', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = new Error('broken')
    function Fragile() {
      const [isBroken, setBroken] = useState(false)
      if (isBroken) throw broken
      return <button onClick={() => setBroken(true)}>Break</button>
    }
    const unmount = await mount(
      createRemoteLifecycles(
        () => <Fragile />,
        () => Promise.resolve(loaded),
      ),
    )
    expect(report).not.toHaveBeenCalled()
    await act(async () => screen.getByRole('button').click())
    expect(report.mock.calls).toEqual([[{ type: 'crashed', error: broken }]])
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await unmount()
    expect(document.querySelector('main')).toBeEmptyDOMElement()
  })

  it('can be mounted again after it broke', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let isBroken = true
    const Root = () => {
      if (isBroken) throw new Error('broken')
      return <h1>Here</h1>
    }
    const lifecycles = createRemoteLifecycles(
      () => <Root />,
      () => Promise.resolve(loaded),
    )
    await (
      await mount(lifecycles)
    )()
    isBroken = false
    const unmount = await mount(lifecycles)
    expect(screen.getByRole('heading')).toBeVisible()
    await unmount()
  })
})
