import { readMessage } from './read-message'

describe('a message of a frame', () => {
  it.each([
    { type: 'mounted' },
    { type: 'arrived' },
    { type: 'failed', message: 'broken' },
    { type: 'trouble', message: 'a picture' },
    { type: 'unsaved', unsaved: true },
    { type: 'resized', height: 703 },
    { type: 'navigate', to: '/partner?a=b#c', replace: false },
    { type: 'navigate', to: '/partner', replace: true, state: { at: 1 } },
    { type: 'back', fallback: '/partner' },
    { type: 'title', title: 'Partner' },
    { type: 'messages' },
    { type: 'messages', recipient: { to: 'mina@example.com', nick: 'mina' } },
    { type: 'call', id: 1, path: '/api/posts', body: 'type=tr' },
  ])('%j is read as it is', (message) => expect(readMessage(message)).toEqual(message))

  it.each([
    [null],
    ['mounted'],
    [{}],
    [{ type: 'loggedOut' }],
    [{ type: 'constructor' }],
    [{ type: 'unsaved', unsaved: 'yes' }],
    [{ type: 'resized', height: Number.NaN }],
    [{ type: 'resized', height: -1 }],
    [{ type: 'navigate', to: '/partner' }],
    [{ type: 'navigate', to: 7, replace: false }],
    [{ type: 'navigate', to: '/partner', replace: false, state: 'x'.repeat(3000) }],
    [{ type: 'navigate', to: '/partner', replace: false, state: 1n }],
    [{ type: 'title', title: { toString: 1 } }],
    [{ type: 'title', title: 'x'.repeat(201) }],
    [{ type: 'messages', recipient: { to: 'mina@example.com' } }],
    [{ type: 'call', id: 'one', path: '/api/posts', body: '' }],
    [{ type: 'call', id: 1, path: '/api/posts', body: {} }],
  ])('%p is ignored', (message) => expect(readMessage(message)).toBeUndefined())

  it('is read without whatever else it contains, and a long error is cut', () => {
    expect(readMessage({ type: 'mounted', html: '<b>' })).toEqual({ type: 'mounted' })
    expect(readMessage({ type: 'failed', message: 'x'.repeat(1000) })).toEqual({
      type: 'failed',
      message: 'x'.repeat(200),
    })
  })
})
