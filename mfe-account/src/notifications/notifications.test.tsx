import { act, screen, waitFor } from '@testing-library/react'
import {
  changeNotificationSettings,
  defaultNotifications,
  notificationSettings,
  type NotificationSettings,
} from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as Notifications } from './notifications'

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

function show(settings: Partial<NotificationSettings> = {}) {
  const service = stubService()
  service.answer(notificationSettings, { kind: 'ok', data: { ...defaultNotifications, ...settings } })
  service.answer(changeNotificationSettings, { kind: 'ok', data: null })
  return { service, ...renderRemote(<Notifications />, { path: '/notifications', member: mina }) }
}
const save = () => screen.findByRole('button', { name: 'Save' })

it('saves what the member chooses, with the time zone of the device', async () => {
  const { service, user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Hours without mails' }))
  const [messages, comments] = [
    screen.getByRole('group', { name: /Messages/ }),
    screen.getByRole('group', { name: /Comments/ }),
  ]
  await user.click(messages.querySelector('[value=daily]') as HTMLElement)
  await user.click(comments.querySelector('[value=none]') as HTMLElement)
  await user.selectOptions(screen.getByLabelText('From'), '10:00 PM')
  await user.selectOptions(screen.getByLabelText('To'), '8:00 AM')
  await user.click(await save())
  expect(await screen.findByText('Your choice is saved.')).toBeVisible()
  expect(service.sent(changeNotificationSettings)[0]?.fields).toEqual({
    messages: 'daily',
    comments: 'none',
    quietFrom: '22',
    quietTo: '8',
    timeZone,
  })
})

it('does not call a choice saved that was made while an earlier one was sent', async () => {
  const { service, user } = show()
  let answer = () => {}
  service.answer(changeNotificationSettings, () => {
    return new Promise((resolve) => (answer = () => resolve({ kind: 'ok', data: null })))
  })
  const choose = async (name: string) =>
    user.click((await screen.findAllByRole('radio', { name }))[0] as Element)
  await choose('Once a day')
  await user.click(await save())
  await choose('No mails')
  await act(async () => answer())
  await waitFor(async () => expect(await save()).not.toHaveAttribute('aria-busy', 'true'))
  expect(screen.getAllByRole('radio', { name: 'No mails' })[0]).toBeChecked()
  expect(screen.queryByText('Your choice is saved.')).toBeNull()
  await user.click(await save())
  await act(async () => answer())
  expect(await screen.findByText('Your choice is saved.')).toBeVisible()
  expect(service.sent(changeNotificationSettings).map(({ fields }) => fields.messages)).toEqual([
    'daily',
    'none',
  ])
})

it('shows what was chosen, and leaves out the hours if they are not wanted', async () => {
  const { service, user } = show({ messages: 'none', quietFrom: 20, quietTo: 6, timeZone: 'Asia/Seoul' })
  const quiet = await screen.findByRole('checkbox', { name: 'Hours without mails' })
  expect(quiet).toBeChecked()
  expect(screen.getByLabelText('From')).toHaveValue('20')
  expect(screen.getAllByRole('radio', { name: 'No mails' })[0]).toBeChecked()
  await user.click(quiet)
  await user.click(await save())
  await screen.findByText('Your choice is saved.')
  expect(service.sent(changeNotificationSettings)[0]?.fields).toEqual({
    messages: 'none',
    comments: 'at-once',
    timeZone,
  })
})

it('says in which time zone the saved hours count if the device is in another, until they are saved again', async () => {
  const { service, user } = show({ quietFrom: 22, quietTo: 7, timeZone: 'Pacific/Chatham' })
  expect(await screen.findByText(/still count in the time zone Pacific\/Chatham/)).toBeVisible()
  service.answer(notificationSettings, {
    kind: 'ok',
    data: { ...defaultNotifications, quietFrom: 22, quietTo: 7, timeZone },
  })
  await user.click(await save())
  expect(await screen.findByText(/In the time zone of this device/)).toBeVisible()
})

it('does not take another name of the same zone for another zone', async () => {
  const resolved = new Intl.DateTimeFormat().resolvedOptions()
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...resolved, timeZone: 'Asia/Calcutta' })
  show({ quietFrom: 22, quietTo: 7, timeZone: 'Asia/Kolkata' })
  expect(await screen.findByText(/In the time zone of this device/)).toBeVisible()
  jest.restoreAllMocks()
})

it('asks for two different hours', async () => {
  const { user } = show({ quietFrom: 20, quietTo: 6, timeZone: 'UTC' })
  await user.selectOptions(await screen.findByLabelText('To'), '8:00 PM')
  await user.tab()
  expect(await screen.findByText('Choose another hour than the first.')).toBeVisible()
})

it('keeps the choice if it cannot be saved', async () => {
  const { service, user } = show()
  service.answer(changeNotificationSettings, { kind: 'offline' })
  await user.click((await screen.findAllByRole('radio', { name: 'No mails' }))[0] as HTMLElement)
  await user.click(await save())
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
  expect(screen.getAllByRole('radio', { name: 'No mails' })[0]).toBeChecked()
})

it('offers another try if it could not be loaded', async () => {
  const service = stubService()
  service.answer(notificationSettings, { kind: 'unavailable' })
  const { user } = renderRemote(<Notifications />, { path: '/notifications', member: mina })
  const again = await screen.findByRole('button', { name: 'Try again' })
  service.answer(notificationSettings, { kind: 'ok', data: defaultNotifications })
  await user.click(again)
  expect(await save()).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus()
})

it('sends a visitor to login and back', () => {
  stubService()
  const { shell } = renderRemote(<Notifications />, { path: '/notifications' })
  expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fnotifications', { replace: true })
})

describe('what was chosen elsewhere while the page was open', () => {
  const sentBy = (service: ReturnType<typeof show>['service']) =>
    service.sent(changeNotificationSettings).map(({ fields }) => fields)
  const quiet = () => screen.findByRole('checkbox', { name: 'Hours without mails' })
  const chooseElsewhere = ({ service }: ReturnType<typeof show>, settings: Partial<NotificationSettings>) =>
    service.answer(notificationSettings, { kind: 'ok', data: { ...defaultNotifications, ...settings } })

  it('stays, such as mails that were ended by the link in one, and is shown', async () => {
    const shown = show()
    await shown.user.click(await quiet())
    chooseElsewhere(shown, { messages: 'none', timeZone })
    await shown.user.click(await save())
    expect(await screen.findByText('Your choice is saved.')).toBeVisible()
    const hours = { quietFrom: '22', quietTo: '7' }
    expect(sentBy(shown.service)).toEqual([{ messages: 'none', comments: 'at-once', ...hours, timeZone }])
    expect(screen.getAllByRole('radio', { name: 'No mails' })[0]).toBeChecked()
    expect(screen.getAllByRole('radio', { name: 'At once' })[1]).toBeChecked()
  })

  it('stays with its hours, which are one choice, and their time zone', async () => {
    const shown = show()
    await shown.user.click((await screen.findAllByRole('radio', { name: 'Once a day' }))[1] as Element)
    chooseElsewhere(shown, { quietFrom: 20, quietTo: 6, timeZone: 'Pacific/Chatham' })
    await shown.user.click(await save())
    expect(await screen.findByText('Your choice is saved.')).toBeVisible()
    const hours = { quietFrom: '20', quietTo: '6', timeZone: 'Pacific/Chatham' }
    expect(sentBy(shown.service)).toEqual([{ messages: 'at-once', comments: 'daily', ...hours }])
    expect(await quiet()).toBeChecked()
    expect(screen.getByLabelText('From')).toHaveValue('20')
  })

  it('leaves the daily mail to the time zone of this device if there are no hours', async () => {
    const shown = show()
    await shown.user.click((await screen.findAllByRole('radio', { name: 'Once a day' }))[1] as Element)
    chooseElsewhere(shown, { messages: 'none', timeZone: 'Pacific/Chatham' })
    await shown.user.click(await save())
    expect(await screen.findByText('Your choice is saved.')).toBeVisible()
    expect(sentBy(shown.service)).toEqual([{ messages: 'none', comments: 'daily', timeZone }])
  })

  it('is replaced by what the member chose here', async () => {
    const shown = show()
    await shown.user.click((await screen.findAllByRole('radio', { name: 'Once a day' }))[0] as Element)
    await shown.user.click(await quiet())
    chooseElsewhere(shown, { messages: 'none', quietFrom: 20, quietTo: 6, timeZone: 'Pacific/Chatham' })
    await shown.user.click(await save())
    expect(await screen.findByText('Your choice is saved.')).toBeVisible()
    const hours = { quietFrom: '22', quietTo: '7', timeZone }
    expect(sentBy(shown.service)).toEqual([{ messages: 'daily', comments: 'at-once', ...hours }])
  })

  it('is told from what was stored although the answer was lost', async () => {
    const shown = show()
    const choose = async (name: string) =>
      shown.user.click((await screen.findAllByRole('radio', { name }))[0] as Element)
    shown.service.answer(changeNotificationSettings, { kind: 'offline' })
    await choose('No mails')
    await shown.user.click(await save())
    await screen.findByRole('alert')
    chooseElsewhere(shown, { messages: 'none', timeZone })
    shown.service.answer(changeNotificationSettings, { kind: 'ok', data: null })
    await choose('At once')
    await shown.user.click(await save())
    expect(await screen.findByText('Your choice is saved.')).toBeVisible()
    expect(sentBy(shown.service).map(({ messages }) => messages)).toEqual(['none', 'at-once'])
  })

  it('is not overwritten if it cannot be read', async () => {
    const { service, user } = show()
    await user.click(await quiet())
    service.answer(notificationSettings, { kind: 'offline' })
    await user.click(await save())
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline')
    expect(await quiet()).toBeChecked()
    expect(sentBy(service)).toEqual([])
  })
})
