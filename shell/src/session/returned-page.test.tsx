import { act, screen } from '@testing-library/react'
import { unread } from '@within-reach/contract'
import { createSessionStore } from '@within-reach/shared-core'
import { useCall } from '@within-reach/shared-core/react'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { manageSession } from './session-manager'
import { storeMember } from './stored-member'

const Count = () => <p>{useCall(unread, {}).data?.count}</p>

/** A member's page that shows a count, in the back/forward cache. */
async function leave() {
  document.cookie = `wr_marker=${mina.marker}`
  storeMember(mina)
  const service = stubService()
  service.answer(unread, { kind: 'ok', data: { count: 2 } })
  const reload = jest.fn()
  manageSession(createSessionStore(), reload)
  renderRemote(<Count />, { path: '/', member: mina })
  await screen.findByText('2')
  service.answer(unread, { kind: 'ok', data: { count: 1 } })
  return { service, reload }
}
const comeBack = (persisted = true) =>
  act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
afterEach(() => {
  document.cookie = 'wr_marker=; Max-Age=0'
  document.documentElement.style.visibility = ''
})

describe('a page that returns from the back/forward cache', () => {
  it('reads again what it shows, because another page may have changed it', async () => {
    await leave()
    await comeBack()
    expect(await screen.findByText('1')).toBeVisible()
  })

  it('reads nothing if its member logged out meanwhile, and is loaded again', async () => {
    const { service, reload } = await leave()
    storeMember(undefined)
    document.cookie = 'wr_marker=; Max-Age=0'
    await comeBack()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(service.sent(unread)).toHaveLength(1)
  })
})

it('a page that is loaded reads only once', async () => {
  const { service } = await leave()
  await comeBack(false)
  expect(service.sent(unread)).toHaveLength(1)
})
