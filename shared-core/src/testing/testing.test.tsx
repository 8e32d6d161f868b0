import { screen } from '@testing-library/react'
import { login, msgs, posting, posts, sendVCode } from '@within-reach/contract'
import { useSearchParams } from 'react-router-dom'
import { send } from '../client'
import { Link } from '../react/link'
import { useMember } from '../react/remote-context'
import { mina, renderRemote } from './render-remote'
import { stubService } from './service'

describe('the stub of the service', () => {
  it('answers a call as the test says, in the network format', async () => {
    const service = stubService()
    service.answer(posts, { kind: 'ok', data: [], meta: { total: 0, page: 1, pages: 1 } })
    service.answer(login, { kind: 'wrongPassword' })
    service.answer(sendVCode, { kind: 'too-many', message: 'Slowly', retryAfter: 60 })
    service.answer(msgs, { kind: 'offline' })
    expect(await send(posts, { type: 'fr' })).toMatchObject({ kind: 'ok', data: [], meta: { pages: 1 } })
    expect(await send(login, { email: 'a@example.com', password: 'x' })).toEqual({ kind: 'wrongPassword' })
    expect(await send(sendVCode, { email: 'a@example.com' })).toMatchObject({
      kind: 'too-many',
      message: 'Slowly',
      retryAfter: 60,
    })
    expect(await send(msgs, { type: 'inbox' })).toEqual({ kind: 'offline' })
  })

  it('records the sent fields and files', async () => {
    const service = stubService()
    service.answer(posting, ({ fields }) => ({ kind: 'ok', data: { post_idx: Number(fields.subject) } }))
    const file = new File(['x'], 'room.png', { type: 'image/png' })
    const outcome = await send(posting, { type: 'fr', subject: '7', description: 'd' }, { files: [file] })
    expect(outcome).toMatchObject({ data: { post_idx: 7 } })
    expect(service.sent(posting)).toMatchObject([
      { fields: { type: 'fr', subject: '7', description: 'd' }, files: [{ name: 'room.png' }] },
    ])
  })

  it('gives no answer to an aborted call', async () => {
    const service = stubService()
    service.answer(posts, () => new Promise(() => undefined))
    const leaving = new AbortController()
    const outcome = send(posts, { type: 'fr' }, { signal: leaving.signal })
    leaving.abort()
    expect(await outcome).toEqual({ kind: 'offline' })
  })

  it('logs an error for a call without a reply', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    stubService()
    await send(posts, { type: 'fr' })
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('/api/posts'))
  })
})

function Screen() {
  const [query] = useSearchParams()
  return (
    <>
      <p>
        {useMember()?.nick ?? 'nobody'} on page {query.get('page') ?? 1}
      </p>
      <Link to="/list?page=2">Further</Link>
      <Link to="/view?id=1">Away</Link>
    </>
  )
}

describe('a screen under test', () => {
  it('moves within its page and back', async () => {
    const { user, address, goBack } = renderRemote(<Screen />, { path: '/list' })
    await user.click(screen.getByRole('link', { name: 'Further' }))
    // A link navigates in a task of its own, so the next page is rendered after the click.
    expect(await screen.findByText('nobody on page 2')).toBeVisible()
    expect(address()).toBe('/list?page=2')
    await goBack()
    expect(await screen.findByText('nobody on page 1')).toBeVisible()
  })

  it('records that it leaves its page', async () => {
    const { user, address, shell } = renderRemote(<Screen />, { path: '/list' })
    await user.click(screen.getByRole('link', { name: 'Away' }))
    expect(shell.navigate).toHaveBeenCalledWith('/view?id=1', expect.anything())
    expect(address()).toBe('/list')
  })

  it('follows the session', async () => {
    const { switchTo } = renderRemote(<Screen />, { path: '/list', member: mina })
    expect(screen.getByText('mina on page 1')).toBeVisible()
    await switchTo(null)
    expect(screen.getByText('nobody on page 1')).toBeVisible()
    await switchTo({ ...mina, nick: 'alex' })
    expect(screen.getByText('alex on page 1')).toBeVisible()
  })
})
