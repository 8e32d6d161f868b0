import { inqLong2, inqShort, inqShort2 } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, within } from '@testing-library/react'
import { Component as LongTerm } from '../long-term/long-term'
import { Component as OtherRequests } from '../other-requests/other-requests'
import { Component as ShortTerm } from '../short-term/short-term'

const kept = () => screen.queryByText('We kept your draft.')

/** Fills the part of the form that a member fills, and sends it. */
async function sendStay({ type, click }: ReturnType<typeof renderRemote>['user']): Promise<void> {
  await type(screen.getByLabelText('From'), '2026-12-01')
  await type(screen.getByLabelText('To'), '2026-12-02')
  await type(screen.getByLabelText('Location'), 'Leeds')
  await click(screen.getByRole('button', { name: 'Send inquiry' }))
}

describe('an inquiry that was not sent', () => {
  it('is restored after a reload, and can be discarded', async () => {
    stubService()
    const first = renderRemote(<ShortTerm />, { path: '/askreachshorttermstay' })
    await first.user.type(screen.getByLabelText('Location'), 'Leeds')
    expect(kept()).not.toBeInTheDocument()
    first.unmount()

    const { user } = renderRemote(<ShortTerm />, { path: '/askreachshorttermstay' })
    expect(screen.getByLabelText('Location')).toHaveValue('Leeds')
    expect(kept()).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getByLabelText('Location')).toHaveValue('')
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(kept()).not.toBeInTheDocument()
  })

  it('is removed once it was sent', async () => {
    const service = stubService()
    service.answer(inqShort, { kind: 'ok' })
    const first = renderRemote(<ShortTerm />, { path: '/askreachshorttermstay' })
    await first.user.type(screen.getByLabelText('Name'), 'Visitor')
    await first.user.type(screen.getByLabelText('Email'), 'visitor@example.com')
    await sendStay(first.user)
    expect(await screen.findByText(/^Thank you!/)).toBeVisible()
    first.unmount()
    renderRemote(<ShortTerm />, { path: '/askreachshorttermstay' })
    expect(screen.getByLabelText('Location')).toHaveValue('')
    expect(kept()).not.toBeInTheDocument()
  })

  it('of a visitor continues under the name of the account they log in to', async () => {
    const service = stubService()
    service.answer(inqLong2, { kind: 'ok' })
    const first = renderRemote(<LongTerm />, { path: '/askreachlongtermproperty' })
    await first.user.type(screen.getByLabelText('Name'), 'Somebody')
    await first.user.type(screen.getByLabelText('Area in mind'), 'Mapo')
    first.unmount()
    renderRemote(<LongTerm />, { path: '/askreachlongtermproperty', member: mina })
    expect(screen.getByLabelText('Area in mind')).toHaveValue('Mapo')
    expect(screen.getByLabelText('Name')).toHaveValue(mina.name)
    expect(screen.getByLabelText('Email')).toHaveValue(mina.email)
  })

  it('is kept for a member who is redirected to login because the session expired', async () => {
    stubService()
    const path = '/askreachotherrequests'
    const first = renderRemote(<OtherRequests />, { path, member: mina })
    await first.user.type(screen.getByLabelText('Subject'), 'A guide')
    await first.user.type(screen.getByLabelText('Your request'), 'For two days')
    await first.switchTo(null)
    expect(first.shell.navigate).toHaveBeenCalledWith('/login?next=%2Faskreachotherrequests', {
      replace: true,
    })
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    first.unmount()

    renderRemote(<OtherRequests />, { path, member: mina })
    expect(screen.getByLabelText('Subject')).toHaveValue('A guide')
    expect(screen.getByLabelText('Your request')).toHaveValue('For two days')
    expect(kept()).toBeVisible()
  })

  it('does not come back once it was sent after the session ended', async () => {
    const service = stubService()
    service.answer(inqShort2, { kind: 'logged-out' })
    service.answer(inqShort, { kind: 'ok' })
    const { user, switchTo } = renderRemote(<ShortTerm />, {
      path: '/askreachshorttermstay',
      member: mina,
    })
    await sendStay(user)
    await switchTo(null)
    expect(await screen.findByText(/please send it again/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send inquiry' }))
    const thanks = await screen.findByRole('dialog', { name: /^Thank you!/ })
    await user.click(within(thanks).getByRole('button', { name: 'Close' }))
    await switchTo(mina)
    expect(screen.getByLabelText('Location')).toHaveValue('')
    expect(kept()).not.toBeInTheDocument()
  })

  it('that failed is not said to another member, whose form is another one', async () => {
    const service = stubService()
    service.answer(inqShort2, { kind: 'logged-out' })
    const { user, switchTo } = renderRemote(<ShortTerm />, { path: '/askreachshorttermstay', member: mina })
    await sendStay(user)
    await switchTo(null)
    expect(await screen.findByText(/please send it again/)).toBeVisible()
    await switchTo({ ...mina, name: 'Alex Park', email: 'alex@example.com', marker: 'marker-of-alex' })
    expect(screen.getByLabelText('Location')).toHaveValue('')
    expect(screen.queryByText(/please send it again/)).not.toBeInTheDocument()
  })

  it('is not shown to another member who logs in', async () => {
    stubService()
    const { user, switchTo, unmount } = renderRemote(<LongTerm />, {
      path: '/askreachlongtermproperty',
      member: mina,
    })
    await user.type(screen.getByLabelText('Area in mind'), 'Mapo')
    await switchTo(null)
    await switchTo({ ...mina, name: 'Alex Park', email: 'alex@example.com', marker: 'marker-of-alex' })
    expect(screen.getByLabelText('Area in mind')).toHaveValue('')
    expect(screen.getByLabelText('Name')).toHaveValue('Alex Park')
    expect(screen.getByLabelText('Email')).toHaveValue('alex@example.com')
    unmount()
    renderRemote(<LongTerm />, { path: '/askreachlongtermproperty', member: mina })
    expect(screen.getByLabelText('Area in mind')).toHaveValue('Mapo')
  })
})
