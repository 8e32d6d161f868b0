import { msg, msgs } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, waitFor } from '@testing-library/react'
import { sampleMessage } from '../testing/sample-message'
import { Component as MailboxPage } from './mailbox-page'

function open(path: string) {
  const service = stubService()
  service.answer(msgs, ({ fields }) => ({
    kind: 'ok',
    data: [sampleMessage(1, `${fields.type} ${fields.searchData}`)],
  }))
  service.answer(msg, { kind: 'ok', data: sampleMessage(1, 'alex') })
  return renderRemote(<MailboxPage />, { path, member: mina })
}
const tab = (name: string) => screen.findByRole('tab', { name, selected: true })
const box = () => screen.findByRole('searchbox', { name: 'Search messages' })

describe('the page of the message centre', () => {
  it('keeps the folder and the search in its address', async () => {
    const { user, address } = open('/message')
    await user.click(await screen.findByRole('tab', { name: 'Sent' }))
    await user.type(await box(), 'sofa{Enter}')
    await waitFor(() => expect(address()).toBe('/message?type=sent&search=sofa'))
    expect(await screen.findByRole('button', { name: /sent sofa/ })).toBeVisible()
  })

  it('begins with the folder and the search of its address', async () => {
    open('/message?type=sent&search=sofa')
    expect(await tab('Sent')).toBeVisible()
    expect(await box()).toHaveValue('sofa')
    expect(await screen.findByRole('button', { name: /sent sofa/ })).toBeVisible()
  })

  it('goes back to the folder before', async () => {
    const { user, goBack } = open('/message')
    await user.click(await screen.findByRole('tab', { name: 'Sent' }))
    await tab('Sent')
    await goBack()
    expect(await tab('Inbox')).toBeVisible()
  })
})
