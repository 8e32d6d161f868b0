import { screen } from '@testing-library/react'
import { cases, deskCase } from '@within-reach/contract'
import { aCase } from '../testing/cases'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { onePage } from '../testing/reviews'
import { Component as CasePage } from './case-page'

it.each([
  ['open', 'searching', /gets it by mail and on the page of the inquiry\.$/],
  ['closed', 'closed', /cannot answer there, because the inquiry is closed\. Only a reply to the mail/],
] as const)(
  'a message in a case that is %s says how it arrives and can be answered',
  async (_, state, hint) => {
    const service = stubDesk(['agent'])
    service.answer(deskCase, { kind: 'ok', data: aCase({ state }) })
    service.answer(cases, onePage([]))
    renderDesk(<CasePage />, { path: '/desk/case?idx=7' })
    const box = await screen.findByRole('textbox', { name: 'Message to Jisoo Park' })
    expect(box).toHaveAccessibleDescription(hint)
  },
)
