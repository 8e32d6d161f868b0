import { inqLong } from '@within-reach/contract'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, within } from '@testing-library/react'
import { Component as LongTerm } from './long-term'

const path = '/askreachlongtermproperty'

it('the long-term form counts the stay in months and the budget in US dollars a month', () => {
  spec('9.units')
  stubService()
  renderRemote(<LongTerm />, { path })
  expect(screen.getByLabelText('Length of stay')).toHaveAccessibleDescription(/months/)
  expect(screen.getByLabelText('Budget')).toHaveAccessibleDescription(/Monthly, in USD/)
})

it('the long-term form takes every field of the specification, and sends it', async () => {
  spec('3.inquiry.long', '3.inquiry.reason')
  const service = stubService()
  service.answer(inqLong, { kind: 'ok' })
  const { user } = renderRemote(<LongTerm />, { path })
  const choose = (question: RegExp, answer: string) =>
    user.click(within(screen.getByRole('group', { name: question })).getByLabelText(answer))
  const write = async (fields: Readonly<Record<string, string>>) => {
    for (const [label, words] of Object.entries(fields))
      await user.type(screen.getByLabelText(new RegExp(`^${label}`)), words)
  }
  await write({ Name: 'Mina', Email: 'mina@example.com', Phone: '010', Nationality: 'Korean' })
  await user.selectOptions(screen.getByLabelText(/^Gender/), 'female')
  await choose(/^Reason/, 'Something else')
  await choose(/visa/, 'Yes')
  await choose(/admission/, 'No')
  await write({ 'In your own words': 'Rest', 'About your visa': 'D-2', 'About your admission': 'Soon' })
  await write({ 'Length of stay': '6', 'Area in mind': 'Mapo', Budget: '900' })
  await user.click(screen.getByRole('button', { name: 'Send inquiry' }))
  expect(await screen.findByText(/^Thank you!/)).toBeVisible()
  expect(service.sent(inqLong)[0]?.fields).toEqual({
    name: 'Mina',
    email: 'mina@example.com',
    phone: '010',
    nationality: 'Korean',
    gender: 'female',
    length_of_stay: '6',
    reason: 'Rest',
    visa: 'yes',
    visa_reason: 'D-2',
    admission: 'no',
    admission_reason: 'Soon',
    area_in_mind: 'Mapo',
    budget: '900',
  })
})
