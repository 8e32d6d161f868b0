import { inqs } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { fireEvent, screen } from '@testing-library/react'
import { Component as OtherRequests } from '../other-requests/other-requests'

describe('Enter in an inquiry', () => {
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'that ends a Korean syllable (%j) sends nothing',
    async (composing) => {
      const service = stubService()
      service.answer(inqs, { kind: 'ok' })
      const { user } = renderRemote(<OtherRequests />, { path: '/askreachotherrequests', member: mina })
      await user.type(screen.getByLabelText('Your request'), '이틀 동안')
      await user.type(screen.getByLabelText('Subject'), '가이드')
      const proceeds = fireEvent.keyDown(screen.getByLabelText('Subject'), { key: 'Enter', ...composing })
      expect(proceeds).toBe(false)
      expect(service.sent(inqs)).toEqual([])
      await user.type(screen.getByLabelText('Subject'), '{Enter}')
      expect(await screen.findByText(/^Thank you!/)).toBeVisible()
      expect(service.sent(inqs)).toHaveLength(1)
    },
  )
})
