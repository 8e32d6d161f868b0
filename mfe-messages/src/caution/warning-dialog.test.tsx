import { checkText, postMsg } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, within } from '@testing-library/react'
import { ComposeForm } from '../compose/compose-form'
import { Reply } from '../message-view/reply'

const scam = 'Send me the deposit first, then you can see the room.'
const found = { category: 'money-first', quotes: ['Send me the deposit first'] }

async function typeScam(form: React.ReactElement, box: string) {
  const service = stubService()
  service.answer(checkText, { kind: 'ok', data: [found] })
  service.answer(postMsg, { kind: 'ok' })
  const { user } = renderRemote(form, { path: '/message', member: mina })
  await user.type(screen.getByLabelText(box), scam)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const dialog = await screen.findByRole('dialog', { name: /Readers may take this for a scam/ })
  return { service, user, dialog }
}

describe.each([
  [
    'a new message',
    <ComposeForm key="new" recipient={{ to: 'post:7', nick: 'alex' }} onDone={() => {}} />,
    'Message',
  ],
  ['a reply', <Reply key="reply" id={7} to="alex@example.com" onSent={() => {}} />, 'Reply'],
])('%s that looks like a scam', (_which, form, box) => {
  it('is not sent before its author decides, who learns what to write instead', async () => {
    const { service, user, dialog } = await typeScam(form, box)
    expect(service.sent(checkText)[0]?.fields).toEqual({ kind: 'message', text: scam })
    expect(dialog).toHaveTextContent('It asks for money before a viewing. Offer a viewing first')
    expect(dialog).toHaveTextContent('Send me the deposit first')
    expect(service.sent(postMsg)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Change it' }))
    expect(service.sent(postMsg)).toEqual([])
    expect(screen.getByLabelText(box)).toHaveValue(scam)
  })

  it('is sent if its author insists', async () => {
    const { service, user, dialog } = await typeScam(form, box)
    await user.click(within(dialog).getByRole('button', { name: 'Send anyway' }))
    expect(await screen.findByRole('dialog', { name: 'Your message has been sent.' })).toBeVisible()
    expect(service.sent(postMsg)).toHaveLength(1)
  })

  it('is not asked about twice, if it could not be sent', async () => {
    const { service, user, dialog } = await typeScam(form, box)
    service.answer(postMsg, { kind: 'failed' })
    await user.click(within(dialog).getByRole('button', { name: 'Send anyway' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    service.answer(postMsg, { kind: 'ok' })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('dialog', { name: 'Your message has been sent.' })).toBeVisible()
    expect(service.sent(checkText)).toHaveLength(1)
  })

  it('is sent if the service cannot judge it', async () => {
    const service = stubService()
    service.answer(checkText, { kind: 'unavailable' })
    service.answer(postMsg, { kind: 'ok' })
    const { user } = renderRemote(form, { path: '/message', member: mina })
    await user.type(screen.getByLabelText(box), scam)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('dialog', { name: 'Your message has been sent.' })).toBeVisible()
  })
})
