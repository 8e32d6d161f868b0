import { render, screen, within } from '@testing-library/react'
import { refusedFile } from '@within-reach/contract'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { InEnglish } from '../testing/in-english'
import type { UnsentEntry } from './device-database'
import { OfflineNotice } from './offline-notice'

const message: UnsentEntry = {
  key: 'k',
  account: 'mina@example.com',
  path: '/api/postMsg',
  fields: { to: 'post:7', msg: 'Hello' },
  files: [],
  title: 'alex',
  at: 0,
}

function show(entries: readonly UnsentEntry[], isOffline = true, shownFrom?: number) {
  const [onDiscard, onSendAgain] = [jest.fn(), jest.fn()]
  render(
    <InEnglish>
      <OfflineNotice
        connection={{ isOffline, shownFrom }}
        entries={entries}
        onDiscard={onDiscard}
        onSendAgain={onSendAgain}
      />
    </InEnglish>,
  )
  return { user: userEvent.setup(), onDiscard, onSendAgain }
}

it('says nothing while there is a network', () => {
  show([], false)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('says how old the page is', () => {
  show([], true, Date.now() - 3 * 60 * 60_000)
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. Last updated: 3 hours ago.')
})

it('lists waiting texts, which can be discarded', async () => {
  const { user, onDiscard } = show([message])
  expect(screen.getByRole('status')).toHaveTextContent('1 text is waiting to be sent.')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  const list = within(screen.getByRole('list', { name: 'Not sent yet' }))
  expect(list.getByText('Message: alex')).toBeVisible()
  expect(list.getByText('Hello')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Discard' }))
  expect(onDiscard).toHaveBeenCalledWith('k')
})

it.each([
  [{ to: 'post:7', msg: 'If rent < 500 and deposit > 0, call me' }, 'If rent < 500 and deposit > 0, call me'],
  [{ description: '<p>Fish &amp; chips</p><p>&lt;3</p>' }, 'Fish & chips <3'],
])('shows a waiting text as it was written: %j', async (fields, text) => {
  const { user } = show([{ ...message, fields }])
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByText(text)).toBeVisible()
})

it('opens the list if a text was refused, with the reason and the text', async () => {
  const refusal = { kind: 'too-large', sentences: [refusedFile('size', 'room.png')] }
  const { user, onSendAgain } = show([{ ...message, refusal }], false)
  expect(screen.getByText(/^Not sent: the file “room.png” is damaged, too large/)).toBeVisible()
  expect(screen.getByText('Hello')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(onSendAgain).toHaveBeenCalledWith('k')
})

it('says that a limit was reached, and when the text is sent', async () => {
  const { user } = show([message, { ...message, key: 'l', limitedUntil: Date.UTC(2026, 10, 2, 9) }], false)
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('You have reached a limit, so some texts are sent later.')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  const time = /^Waiting\. You have reached a limit of what you can send\. It is sent after November 2, 2026/
  expect(screen.getByText(time)).toBeVisible()
  expect(screen.getAllByText('Waiting. It is sent when you are connected again.')).toHaveLength(1)
})

/** A notice on a page without a network problem, whose entries leave. */
function Leaving({ entries }: { readonly entries: readonly UnsentEntry[] }) {
  const [left, setLeft] = useState(entries)
  const leave = (key: string) => setLeft(left.filter((entry) => entry.key !== key))
  return (
    <InEnglish>
      <main id="main" tabIndex={-1} />
      <OfflineNotice connection={{ isOffline: false }} entries={left} onDiscard={leave} onSendAgain={leave} />
    </InEnglish>
  )
}

it.each(['Discard', 'Send again'])(
  'keeps the focus in the notice after %s, and on the page after the last',
  async (name) => {
    const user = userEvent.setup()
    const refusal = { kind: 'suspended' }
    render(<Leaving entries={['one', 'two'].map((key) => ({ ...message, key, refusal }))} />)
    await user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(document.body).not.toHaveFocus()
    expect(document.activeElement).toContainElement(screen.getByRole('list'))
    await user.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('main')).toHaveFocus()
  },
)
