import { screen } from '@testing-library/react'
import { block, postDetail } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as BlockPage } from './block'

function show(path = '/block?kind=comment&id=5') {
  const service = stubService()
  service.answer(block, { kind: 'ok', data: { block_idx: 1, nick: 'alex' } })
  return { service, ...renderRemote(<BlockPage />, { path, member: mina }) }
}

it('asks, blocks the author, and says where it can be undone', async () => {
  const { service, user } = show()
  expect(screen.getByRole('heading', { level: 1, name: 'Block the author of this comment?' })).toBeVisible()
  expect(service.sent(block)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'alex is blocked' })).toBeVisible()
  expect(service.sent(block)[0]?.fields).toEqual({ kind: 'comment', id: '5' })
  expect(screen.getByRole('link', { name: 'Blocked members' })).toHaveAttribute('href', '/safety')
})

it('promises what a block does, and says that posts stay', () => {
  show()
  const effects = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(effects.slice(0, 2)).toEqual([
    'Their messages do not reach you, and you no longer see their comments.',
    'Their posts stay on the boards, also for you.',
  ])
})

it('goes back without a block', async () => {
  const { service, user, shell } = show('/block?kind=message&id=5')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(shell.back).toHaveBeenCalledWith('/message')
  expect(service.sent(block)).toHaveLength(0)
})

it('says so if the content is the own one', async () => {
  const { service, user } = show()
  service.answer(block, { kind: 'ownContent' })
  await user.click(screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByText('You wrote this yourself')).toBeVisible()
  expect(document.body).not.toHaveFocus()
})

it('says that nobody is there to block if the author left, whose text may stay', async () => {
  const { service, user } = show()
  service.answer(block, { kind: 'not-found' })
  await user.click(screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByText('There is nobody to block here')).toBeVisible()
  expect(screen.getByText(/^The author deleted the account, or/)).toBeVisible()
  expect(screen.queryByText('This is no longer there')).not.toBeInTheDocument()
})

it('says so before a press if the post is no longer there', async () => {
  const service = stubService()
  service.answer(postDetail, { kind: 'not-found' })
  renderRemote(<BlockPage />, { path: '/block?kind=post&id=5', member: mina })
  expect(await screen.findByText('There is nobody to block here')).toBeVisible()
  expect(service.sent(block)).toEqual([])
  // Nothing was pressed, so nothing moves the focus.
  expect(document.body).toHaveFocus()
})

it('can be tried again after a failure', async () => {
  const { service, user } = show()
  service.answer(block, { kind: 'unavailable', reference: 'ab12cd34' })
  await user.click(screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByText('Reference: ab12cd34')).toBeVisible()
  service.answer(block, { kind: 'ok', data: { block_idx: 1, nick: 'alex' } })
  await user.click(screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByRole('heading', { name: 'alex is blocked' })).toBeVisible()
})

it('tells a suspended member where the reason and the day are', async () => {
  const { service, user } = show()
  service.answer(block, { kind: 'suspended' })
  await user.click(screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByText(/You cannot write at the moment/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Decisions about me' })).toHaveAttribute('href', '/notices')
})

it('blocks nobody without an address', () => {
  show('/block')
  expect(screen.getByText('There is nobody to block here')).toBeVisible()
})

it('sends a visitor to login and back', () => {
  stubService()
  const { shell } = renderRemote(<BlockPage />, { path: '/block?kind=post&id=7' })
  expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fblock%3Fkind%3Dpost%26id%3D7', {
    replace: true,
  })
})
