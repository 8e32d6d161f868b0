import { badges, grantPapers, hostPapers, myRoles, revokePapers } from '@within-reach/contract'
import { screen, within } from '@testing-library/react'
import { renderDesk, stubDesk } from '../testing/render-desk'
import type { Host } from './host'
import { Component as Papers } from './papers-page'

const host: Host = {
  nick: 'alex',
  text: 'A bright room',
  hidden: false,
  own: false,
  checks: { since: '2024-03-18T12:00:00.000Z', answers: null, domain: null, papers: null },
  seenBy: null,
}
const seen = { checked: '2027-01-10T09:30:00.000Z', until: '2027-07-09T09:30:00.000Z' }
const noted: Host = { ...host, checks: { ...host.checks, papers: seen }, seenBy: 'noa' }

function open(found: Host = host, path = '/desk/papers?kind=post&id=62') {
  const service = stubDesk(['agent'])
  service.answer(hostPapers, { kind: 'ok', data: found })
  const rendered = renderDesk(<Papers />, { path })
  const press = async (button: string, confirm: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: button }))
    await rendered.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }))
  }
  return {
    ...rendered,
    service,
    note: () => press('Note the papers', 'I saw them'),
    takeBack: () => press('Take it back', 'Take it back'),
  }
}
const heading = () => screen.findByRole('heading', { level: 2, name: 'alex' })

describe('finding a host', () => {
  it.each([
    ['62', { kind: 'post', id: '62' }, '/desk/papers?kind=post&id=62'],
    ['https://site.example/view?id=62', { kind: 'post', id: '62' }, '/desk/papers?kind=post&id=62'],
    ['/report?kind=comment&id=7', { kind: 'comment', id: '7' }, '/desk/papers?kind=comment&id=7'],
  ])('takes %s', async (text, fields, address) => {
    const rendered = open(host, '/desk/papers')
    const { user, service } = rendered
    await user.type(
      await screen.findByRole('textbox', { name: 'Link or number of a post' }),
      `${text}{Enter}`,
    )
    expect(await heading()).toHaveFocus()
    expect(service.sent(hostPapers).map((sent) => sent.fields)).toEqual([fields])
    expect(rendered.address()).toBe(address)
  })

  it('refuses what names neither, and keeps it', async () => {
    const { user, service } = open(host, '/desk/papers')
    const field = await screen.findByRole('textbox', { name: 'Link or number of a post' })
    await user.type(field, 'A bright room{Enter}')
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('neither the link of a post or comment nor a number')
    await user.type(field, '!')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(field).toHaveValue('A bright room!')
    expect(service.sent(hostPapers)).toEqual([])
  })

  it.each([
    ['post', 'There is no such post'],
    ['comment', 'There is no such comment'],
  ])('says if there is no such %s', async (kind, text) => {
    stubDesk(['agent']).answer(hostPapers, { kind: 'not-found' })
    renderDesk(<Papers />, { path: `/desk/papers?kind=${kind}&id=62` })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText(/its author has left/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Note the papers' })).not.toBeInTheDocument()
  })

  it('shows what was found and checked', async () => {
    open({ ...noted, checks: { ...noted.checks, domain: { kind: 'school', domain: 'snu.ac.kr', ...seen } } })
    expect(await heading()).toBeVisible()
    expect(screen.getByRole('link', { name: 'A bright room' })).toHaveAttribute('href', '/view?id=62')
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'A bright room',
      'Seen on Jan 10, 2027 by noa · Counts until Jul 9, 2027',
      'snu.ac.kr',
      'Mar 18, 2024',
    ])
  })

  it('offers to try again if the service is away', async () => {
    const service = stubDesk(['agent'])
    service.answer(hostPapers, { kind: 'unavailable' })
    const { user } = renderDesk(<Papers />, { path: '/desk/papers?kind=post&id=62' })
    expect(await screen.findByText('The host could not be loaded')).toBeVisible()
    service.answer(hostPapers, { kind: 'ok', data: host })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading()).toBeVisible()
  })
})

describe('noting papers', () => {
  it('asks first, says until when they count, and shows what is noted', async () => {
    const { user, service, note } = open()
    const days = await screen.findByRole('spinbutton', { name: 'Days' })
    expect(days).toHaveValue(180)
    await user.clear(days)
    await user.type(days, '30')
    await user.click(screen.getByRole('button', { name: 'Note the papers' }))
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /Did you see the papers of alex\?.* until \w+ \d+, \d{4}/,
    )
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(service.sent(grantPapers)).toEqual([])

    service.answer(grantPapers, { kind: 'ok', data: { nick: 'alex', until: seen.until } })
    service.answer(hostPapers, { kind: 'ok', data: noted })
    await note()
    expect(await screen.findByText('Noted: the papers of alex count until Jul 9, 2027.')).toBeVisible()
    expect(service.sent(grantPapers).map(({ fields }) => fields)).toEqual([
      { kind: 'post', id: '62', days: '30' },
    ])
    expect(await screen.findByText(/Counts until/)).toHaveTextContent('Jul 9, 2027')
    expect(screen.getByRole('button', { name: 'Note again' })).toBeVisible()
  })

  it('for a shorter time than an earlier note says until when that one counts', async () => {
    const until = '2099-07-09T09:30:00.000Z'
    const { user } = open({ ...noted, checks: { ...noted.checks, papers: { ...seen, until } } })
    await user.click(await screen.findByRole('button', { name: 'Note again' }))
    expect(screen.getByRole('dialog')).toHaveTextContent(/ until Jul 9, 2099\./)
  })

  it.each(['0', '366', '1.5', ''])('for "%s" days is refused before it is sent', async (days) => {
    const { user, service } = open()
    const field = await screen.findByRole('spinbutton', { name: 'Days' })
    await user.clear(field)
    if (days !== '') await user.type(field, days)
    await user.click(screen.getByRole('button', { name: 'Note the papers' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(field).toBeInvalid()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(service.sent(grantPapers)).toEqual([])
  })

  it('is not offered for what the agent wrote', async () => {
    open({ ...host, own: true })
    expect(await screen.findByText(/Another agent has to see your papers/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Note the papers' })).not.toBeInTheDocument()
  })

  it.each([
    ['ownContent', 'You wrote this yourself. Another agent has to see your papers.'],
    ['not-found', 'This no longer exists. Nothing was changed.'],
    ['offline', /^You seem to be offline/],
    ['too-many', /^That was too much in a short time/],
    ['logged-out', /^You are no longer logged in/],
    ['unavailable', /^The service did not do this/],
  ] as const)('says why it was not done: %s', async (kind, text) => {
    const { service, note } = open()
    service.answer(grantPapers, { kind })
    await note()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Note the papers' })).toBeVisible()
  })

  it('closes the page if the role was revoked meanwhile', async () => {
    const { service, note } = open()
    await heading()
    service.answer(grantPapers, { kind: 'not-owner' })
    service.answer(hostPapers, { kind: 'not-owner' })
    service.answer(myRoles, { kind: 'ok', data: { roles: ['moderator'] } })
    await note()
    expect(await screen.findByRole('heading', { name: "This page is for the site's staff" })).toBeVisible()
    expect(screen.queryByText('alex')).not.toBeInTheDocument()
  })
})

describe('taking papers back', () => {
  it('asks first, and then nothing is noted', async () => {
    const { user, service, takeBack } = open(noted)
    await user.click(await screen.findByRole('button', { name: 'Take it back' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('Take back that the papers of alex were seen?')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(service.sent(revokePapers)).toEqual([])

    service.answer(revokePapers, { kind: 'ok', data: { nick: 'alex' } })
    service.answer(hostPapers, { kind: 'ok', data: host })
    await takeBack()
    expect(await screen.findByText('Taken back: the papers of alex no longer count.')).toBeVisible()
    expect(service.sent(revokePapers).map(({ fields }) => fields)).toEqual([{ kind: 'post', id: '62' }])
    expect(await screen.findByText('Not seen')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
    // No badge is read here; the page of a post reads it again when it is opened.
    expect(service.sent(badges)).toEqual([])
  })

  it('says if another agent was faster, and shows what is noted now', async () => {
    const { service, takeBack } = open(noted)
    await heading()
    service.answer(revokePapers, { kind: 'notGranted' })
    service.answer(hostPapers, { kind: 'ok', data: host })
    await takeBack()
    expect(await screen.findByText(/^Nothing is noted any more/)).toBeVisible()
    expect(await screen.findByText('Not seen')).toBeVisible()
  })

  it('is all that hidden content allows', async () => {
    const { service, takeBack } = open({ ...noted, text: null, hidden: true })
    expect(await screen.findByText('Hidden by a moderator')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Note/ })).not.toBeInTheDocument()
    service.answer(revokePapers, { kind: 'ok', data: { nick: 'alex' } })
    await takeBack()
    expect(await screen.findByText('Taken back: the papers of alex no longer count.')).toBeVisible()
  })

  it('is possible without a network only later', async () => {
    const { service, takeBack } = open(noted)
    service.answer(revokePapers, { kind: 'offline' })
    await takeBack()
    expect(await screen.findByText(/^You seem to be offline/)).toBeVisible()
    expect(screen.getByText(/Counts until/)).toBeVisible()
  })
})
