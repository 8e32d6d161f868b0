import { screen, waitFor } from '@testing-library/react'
import { facts, postDetail, posting, saveFacts, updatePost } from '@within-reach/contract'
import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { aPost } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'
import { fine, write } from '../testing/writing'
import { Component as PostPage } from './post-page'

async function writeAd() {
  const service = stubPosts()
  service.answer(posting, { kind: 'ok', data: { post_idx: 7 } })
  service.answer(saveFacts, { kind: 'ok', data: { facts: {} } })
  const rendered = renderRemote(<PostPage />, { path: '/post?type=fr', member: mina })
  await write(rendered.user, fine)
  await rendered.user.click(screen.getByText('Facts (optional)'))
  return { ...rendered, service }
}

const create = () => screen.getByRole('button', { name: 'Create' })

it('the facts are optional: without any, none are saved', async () => {
  const { user, service, shell } = await writeAd()
  await user.click(create())
  await waitFor(() => expect(shell.navigate).toHaveBeenCalled())
  expect(service.sent(saveFacts)).toEqual([])
})

it('are saved after the post, which is sent as ever', async () => {
  const { user, service, shell } = await writeAd()
  await user.type(screen.getByLabelText('Rent a month'), '640')
  await user.click(create())
  // An amount says nothing without its currency.
  expect(await screen.findByText('Choose the currency of the amounts')).toBeVisible()
  expect(service.sent(posting)).toEqual([])
  await user.selectOptions(screen.getByLabelText('Currency'), 'GBP')
  await user.selectOptions(screen.getByLabelText('Room'), 'Shared room')
  await user.click(create())
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/userspacefindyourroommate'))
  expect(service.sent(posting)[0]?.fields).not.toHaveProperty('rent')
  expect(service.sent(saveFacts)[0]?.fields).toMatchObject({
    id: '7',
    rent: '640',
    currency: 'GBP',
    room: 'shared',
  })
})

it('amounts may be written with marks between thousands', async () => {
  const { user, service, shell } = await writeAd()
  await user.type(screen.getByLabelText('Rent a month'), '650.000')
  await user.type(screen.getByLabelText('Deposit'), '10,000,000')
  await user.selectOptions(screen.getByLabelText('Currency'), 'KRW')
  await user.click(create())
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/userspacefindyourroommate'))
  expect(service.sent(saveFacts)[0]?.fields).toMatchObject({ rent: '650000', deposit: '10000000' })
})

it('stay in the form if they cannot be saved, and are saved without a second post', async () => {
  const { user, service, shell } = await writeAd()
  service.answer(saveFacts, { kind: 'offline' })
  await user.type(screen.getByLabelText('Rent a month'), '640')
  await user.selectOptions(screen.getByLabelText('Currency'), 'GBP')
  await user.click(create())
  expect(await screen.findByText(/Your post is published, but its facts are not saved yet/)).toBeVisible()
  expect(document.body).not.toHaveFocus()
  expect(screen.getByLabelText('Rent a month')).toHaveValue('640')
  expect(screen.getByRole('link', { name: 'Go to the post without them' })).toHaveAttribute(
    'href',
    '/view?id=7',
  )
  service.answer(saveFacts, { kind: 'ok', data: { facts: {} } })
  await user.click(screen.getByRole('button', { name: 'Save the facts' }))
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/userspacefindyourroommate'))
  expect([service.sent(posting).length, service.sent(saveFacts).length]).toEqual([1, 2])
})

it('that were not saved are no draft of the next post', async () => {
  const { user, service, unmount } = await writeAd()
  service.answer(saveFacts, { kind: 'offline' })
  await user.type(screen.getByLabelText('Rent a month'), '640')
  await user.selectOptions(screen.getByLabelText('Currency'), 'GBP')
  await user.click(create())
  await user.click(await screen.findByRole('link', { name: 'Go to the post without them' }))
  unmount()
  renderRemote(<PostPage />, { path: '/post?type=fr', member: mina })
  await screen.findByRole('toolbar')
  expect(screen.queryByText(/We kept your draft/)).not.toBeInTheDocument()
  await user.click(screen.getByText('Facts (optional)'))
  expect(screen.getByLabelText('Rent a month')).toHaveValue('')
})

it('bills that are wrong can be corrected even if they are included', async () => {
  const { user, service, shell } = await writeAd()
  await user.type(screen.getByLabelText('Bills a month'), 'some')
  await user.selectOptions(screen.getByLabelText('Bills'), 'Included in the rent')
  await user.click(create())
  const bills = screen.getByLabelText('Bills a month')
  expect(bills).toHaveAccessibleDescription('This must be a number')
  await user.clear(bills)
  await user.click(create())
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/userspacefindyourroommate'))
  expect(service.sent(saveFacts)[0]?.fields).toMatchObject({ bills: '', billsIncluded: 'yes' })
})

it('of an edited post are there to be changed, and all are sent', async () => {
  const service = stubPosts()
  const post = aPost({ useremail: mina.email, userid: 'mina' })
  service.answer(postDetail, { kind: 'ok', data: post })
  service.answer(facts, {
    kind: 'ok',
    data: { facts: { rent: 500, currency: 'EUR', stay: 3 }, cost: null, rates: null },
  })
  service.answer(updatePost, { kind: 'ok', data: { post_idx: 42 } })
  service.answer(saveFacts, { kind: 'ok', data: { facts: {} } })
  const { user, shell } = renderRemote(<PostPage />, { path: '/post?type=fr&edit=42', member: mina })
  const rent = await screen.findByLabelText('Rent a month')
  expect(rent).toHaveValue('500')
  await user.clear(rent)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/view?id=42', { replace: true }))
  expect(service.sent(saveFacts)[0]?.fields).toMatchObject({ id: '42', rent: '', stay: '3' })
})

it('of an edited post that were not saved stay in the form if its page is drawn again', async () => {
  const service = stubPosts()
  service.answer(postDetail, { kind: 'ok', data: aPost({ useremail: mina.email, userid: 'mina' }) })
  service.answer(updatePost, { kind: 'ok', data: { post_idx: 42 } })
  service.answer(saveFacts, { kind: 'offline' })
  const { user, switchTo } = renderRemote(<PostPage />, { path: '/post?type=fr&edit=42', member: mina })
  await user.click(await screen.findByText('Facts (optional)'))
  await user.type(screen.getByLabelText('Rent a month'), '640')
  await user.selectOptions(screen.getByLabelText('Currency'), 'GBP')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Save the facts' })).toBeVisible()
  // Such as a changed nick in another tab.
  await switchTo({ ...mina, nick: 'mina2' })
  expect(screen.getByRole('button', { name: 'Save the facts' })).toBeVisible()
  expect(screen.getByLabelText('Rent a month')).toHaveValue('640')
})
