import { act, screen } from '@testing-library/react'
import { createLanguageStore, createSessionStore, type RemoteProps } from '@within-reach/shared-core'
import { createPages } from './create-pages'
import { shellServices } from './testing/in-shell'

const { current, session$ } = createSessionStore()
const propsAt = (path: string) => {
  window.history.replaceState(null, '', path)
  document.body.innerHTML = '<main></main>'
  const props: Partial<RemoteProps> & Record<string, unknown> = {
    name: 'shell',
    domElement: document.querySelector('main'),
    session$,
    current,
    ...createLanguageStore('en'),
    site: { supportEmail: 'a@example.com', filmUrl: '', social: {} },
    report: () => {},
    setTitle: () => {},
    navigate: () => {},
  }
  return props as RemoteProps
}

// The lifecycles settle only outside act, so each is started within it and awaited after it.
async function run(lifecycle: unknown, props: RemoteProps) {
  let done: unknown
  await act(async () => {
    done = (lifecycle as (props: RemoteProps) => Promise<unknown>)(props)
  })
  await done
}

describe('the shell’s own pages', () => {
  it.each([
    ['/', 'Find Your Ideal Lifestyle, Just Within Reach'],
    ['/mobilemenu', 'Menu'],
    ['/header', 'Header'],
    ['/aboutus', 'About us'],
    ['/terms', 'Terms of Use'],
    ['/privacy', 'Privacy Policy'],
    ['/nowhere/at/all', 'We could not find this page'],
  ])('%s has the one heading "%s"', async (path, heading) => {
    const { bootstrap, mount, unmount } = createPages(shellServices())
    const props = propsAt(path)
    await run(bootstrap, props)
    await run(mount, props)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading)
    await run(unmount, props)
    expect(document.querySelector('main')).toBeEmptyDOMElement()
  })
})
