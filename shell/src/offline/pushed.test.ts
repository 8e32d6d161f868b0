import { openPushed, showPushed } from './pushed'
import type { WorkerScope } from './worker-scope'

const origin = 'https://within-reach.example'

describe('a notification that arrives', () => {
  const shown = async (data: { json(): unknown } | null) => {
    const showNotification = jest.fn(() => Promise.resolve())
    await showPushed({ registration: { showNotification } as unknown as WorkerScope['registration'] }, data)
    return showNotification.mock.calls
  }

  it('is shown, and replaces one of the same thread', async () => {
    const news = { title: 'New message from alex', body: '', tag: 'thread-1', page: '/conversation?with=1' }
    expect(await shown({ json: () => news })).toEqual([
      ['New message from alex', { body: '', tag: 'thread-1', renotify: true, data: '/conversation?with=1' }],
    ])
  })

  it.each([
    [
      {
        json: () => {
          throw new SyntaxError()
        },
      },
    ],
    [null],
  ])('is shown with the name of the site if it cannot be read', async (data) => {
    expect(await shown(data)).toEqual([['Within Reach', expect.objectContaining({ data: '/' })]])
  })
})

describe('a press on a notification', () => {
  const pressed = async (page: unknown, urls: readonly string[] = []) => {
    const focus = jest.fn()
    const openWindow = jest.fn()
    const matchAll = async () => urls.map((url) => ({ url, focus: () => focus(url) }))
    const clients = { matchAll, openWindow } as unknown as WorkerScope['clients']
    await openPushed({ clients, location: { origin } as Location }, page)
    return { focused: focus.mock.calls.flat(), opened: openWindow.mock.calls.flat() }
  }

  it('opens its page in a new tab', async () => {
    expect(await pressed('/view?id=1', [`${origin}/post`])).toEqual({
      focused: [],
      opened: [`${origin}/view?id=1`],
    })
  })

  it('shows the tab that has the page already', async () => {
    expect(await pressed('/view?id=1', [`${origin}/`, `${origin}/view?id=1`])).toEqual({
      focused: [`${origin}/view?id=1`],
      opened: [],
    })
  })

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
    'does not open %s',
    async (page) => {
      expect(await pressed(page)).toEqual({ focused: [], opened: [] })
    },
  )
})
