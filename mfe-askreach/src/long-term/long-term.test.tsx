import { inqLong, inqLong2 } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Component as LongTerm } from './long-term'

const path = '/askreachlongtermproperty'
const sendButton = () => screen.getByRole('button', { name: 'Send inquiry' })
const choose = (question: RegExp, answer: string) =>
  within(screen.getByRole('group', { name: question })).getByLabelText(answer)

/** Fills in the required fields. */
async function fill(user: UserEvent, { asMember = false } = {}) {
  if (!asMember) {
    await user.type(screen.getByLabelText('Name'), 'Visitor Doe')
    await user.type(screen.getByLabelText('Email'), 'visitor@example.com')
  }
  await user.type(screen.getByLabelText('Length of stay'), '6')
  await user.click(choose(/visa/, 'Yes'))
  await user.click(choose(/admission/, 'No'))
  await user.type(screen.getByLabelText('Area in mind'), 'Mapo')
  await user.type(screen.getByLabelText('Budget'), '900')
}

describe('the long-term form', () => {
  it('is sent once the required fields are filled, says thanks and is emptied', async () => {
    spec('2.askreach.long-term', '4.inquiry.success', '5.long.required', '5.long.optional', '9.text.thanks')
    const service = stubService()
    service.answer(inqLong, { kind: 'ok' })
    const { user } = renderRemote(<LongTerm />, { path })
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true')
    await fill(user)
    expect(sendButton()).not.toHaveAttribute('aria-disabled')
    await user.click(sendButton())
    const thanks = 'Thank you! Our agent will get back to you shortly via e-mail'
    expect(await screen.findByText(thanks)).toBeVisible()
    expect(service.sent(inqLong)).toHaveLength(1)
    expect(service.sent(inqLong)[0]?.fields).toMatchObject({
      name: 'Visitor Doe',
      length_of_stay: '6',
      visa: 'yes',
      budget: '900',
    })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByLabelText('Area in mind')).toHaveValue('')
    expect(screen.getByText(/You can follow it by the link in the mail/)).toBeVisible()
  })

  it('takes a budget as people write it, and says what is no number', async () => {
    const service = stubService()
    service.answer(inqLong, { kind: 'ok' })
    const { user } = renderRemote(<LongTerm />, { path })
    await fill(user)
    const budget = screen.getByLabelText('Budget')
    await user.clear(budget)
    await user.type(budget, 'as little as possible')
    await user.tab()
    expect(budget).toHaveAccessibleDescription(/must be a number/)
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true')
    await user.clear(budget)
    await user.type(budget, '$1,200.50')
    await user.click(sendButton())
    expect(await screen.findByText(/^Thank you!/)).toBeVisible()
    expect(service.sent(inqLong)[0]?.fields).toMatchObject({ budget: '1200.50' })
  })

  it('with a missing field makes no request and focuses that field', async () => {
    spec('5.long.silent', 'readings.silent')
    const service = stubService()
    const { user } = renderRemote(<LongTerm />, { path })
    await user.type(screen.getByLabelText('Name'), 'Visitor')
    await user.click(sendButton())
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(screen.getByLabelText('Email')).toBeInvalid()
    expect(service.sent(inqLong)).toEqual([])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays filled on failure and can be sent again', async () => {
    spec('4.inquiry.failure', '8.inquiry', '8.inquiry.no-popup')
    const service = stubService()
    service.answer(inqLong, { kind: 'unavailable' })
    const { user } = renderRemote(<LongTerm />, { path })
    await fill(user)
    await user.click(sendButton())
    expect(await screen.findByText(/was not sent/)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Area in mind')).toHaveValue('Mapo')
    service.answer(inqLong, { kind: 'ok' })
    await user.click(sendButton())
    expect(await screen.findByText(/^Thank you!/)).toBeVisible()
  })

  it('is sent only once at a time', async () => {
    spec('4.inquiry.double')
    const service = stubService()
    let finish = () => {}
    service.answer(inqLong, () => new Promise((resolve) => (finish = () => resolve({ kind: 'ok' }))))
    const { user } = renderRemote(<LongTerm />, { path })
    await fill(user)
    await user.click(sendButton())
    await user.click(sendButton())
    await user.type(screen.getByLabelText('Budget'), '{Enter}')
    finish()
    expect(await screen.findByText(/^Thank you!/)).toBeVisible()
    expect(service.sent(inqLong)).toHaveLength(1)
  })

  it('of a member knows the person and uses the call for members', async () => {
    spec('6.member.inquiries', '7.inqLong')
    const service = stubService()
    service.answer(inqLong2, { kind: 'ok' })
    const { user } = renderRemote(<LongTerm />, { path, member: mina })
    expect(screen.getByLabelText('Email')).toHaveValue(mina.email)
    await fill(user, { asMember: true })
    await user.click(sendButton())
    expect(await screen.findByText(/^Thank you!/)).toBeVisible()
    expect(service.sent(inqLong2)).toHaveLength(1)
  })

  it('says in words why a number is invalid', async () => {
    stubService()
    const { user } = renderRemote(<LongTerm />, { path })
    await user.type(screen.getByLabelText('Length of stay'), '500')
    await user.tab()
    expect(await screen.findByText('This must be at most 120')).toBeVisible()
  })

  it('takes travel, study or the asker’s own words as the reason, and the optional fields', async () => {
    const service = stubService()
    service.answer(inqLong, { kind: 'ok' })
    const { user } = renderRemote(<LongTerm />, { path })
    await fill(user)
    await user.click(choose(/Reason/, 'Study'))
    expect(screen.queryByLabelText('In your own words')).not.toBeInTheDocument()
    await user.click(choose(/Reason/, 'Something else'))
    await user.type(screen.getByLabelText('In your own words'), 'A new job')
    await user.type(screen.getByLabelText(/^Phone/), '+82 10 1234 5678')
    await user.type(screen.getByLabelText(/^Nationality/), 'Canada')
    await user.selectOptions(screen.getByLabelText(/^Gender/), 'female')
    await user.type(screen.getByLabelText(/^About your visa/), 'D-2 until 2028')
    await user.type(screen.getByLabelText(/^About your admission/), 'Not yet')
    await user.click(sendButton())
    expect(await screen.findByText(/^Thank you!/)).toBeVisible()
    expect(service.sent(inqLong)[0]?.fields).toEqual({
      name: 'Visitor Doe',
      email: 'visitor@example.com',
      phone: '+82 10 1234 5678',
      nationality: 'Canada',
      gender: 'female',
      length_of_stay: '6',
      reason: 'A new job',
      visa: 'yes',
      visa_reason: 'D-2 until 2028',
      admission: 'no',
      admission_reason: 'Not yet',
      area_in_mind: 'Mapo',
      budget: '900',
    })
  })

  it('keeps own words that begin with a ready answer, also while another answer is chosen', async () => {
    const service = stubService()
    service.answer(inqLong, { kind: 'ok' })
    const { user } = renderRemote(<LongTerm />, { path })
    await fill(user)
    await user.click(choose(/Reason/, 'Something else'))
    await user.type(screen.getByLabelText('In your own words'), 'study Korean')
    expect(screen.getByLabelText('In your own words')).toHaveValue('study Korean')
    await user.click(choose(/Reason/, 'Travel'))
    await user.click(choose(/Reason/, 'Something else'))
    expect(screen.getByLabelText('In your own words')).toHaveValue('study Korean')
    await user.click(sendButton())
    expect(await screen.findByText(/^Thank you!/)).toBeVisible()
    expect(service.sent(inqLong)[0]?.fields).toMatchObject({ reason: 'study Korean' })
    // The sent form is emptied.
    expect(choose(/Reason/, 'Something else')).not.toBeChecked()
    expect(screen.queryByLabelText('In your own words')).not.toBeInTheDocument()
  })

  it('keeps the field of own words open while restored ones are replaced', async () => {
    stubService()
    const first = renderRemote(<LongTerm />, { path })
    await first.user.click(choose(/Reason/, 'Something else'))
    await first.user.type(screen.getByLabelText('In your own words'), 'A new job')
    first.unmount()
    const { user } = renderRemote(<LongTerm />, { path })
    await user.clear(screen.getByLabelText('In your own words'))
    await user.type(screen.getByLabelText('In your own words'), 'study Korean')
    expect(screen.getByLabelText('In your own words')).toHaveValue('study Korean')
    expect(choose(/Reason/, 'Something else')).toBeChecked()
  })

  it('shows its progress, with a link to each of its parts', async () => {
    stubService()
    const { user } = renderRemote(<LongTerm />, { path, member: mina })
    const progress = within(screen.getByRole('navigation', { name: 'Parts of this form' }))
    expect(progress.getByRole('status')).toHaveTextContent('1 of 3 parts complete')
    await user.type(screen.getByLabelText('Area in mind'), 'Mapo')
    await user.type(screen.getByLabelText('Budget'), '900')
    expect(progress.getByRole('status')).toHaveTextContent('2 of 3 parts complete')
    expect(progress.getByRole('button', { name: /Your home/ })).toHaveTextContent('(complete)')
    await user.click(progress.getByRole('button', { name: /Your stay/ }))
    expect(screen.getByRole('group', { name: 'Your stay' })).toHaveFocus()
  })
})
