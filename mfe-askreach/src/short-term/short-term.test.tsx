import { inqShort } from '@within-reach/contract'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { fireEvent, screen } from '@testing-library/react'
import { Component as ShortTerm } from './short-term'

const days = (start: string, end: string) => {
  fireEvent.change(screen.getByLabelText('From'), { target: { value: start } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: end } })
}

describe('the short-term form', () => {
  it('leads to the first field that is missing', async () => {
    stubService()
    const { user } = renderRemote(<ShortTerm />, { path: '/askreachshorttermstay' })
    await user.click(screen.getByRole('button', { name: 'Send inquiry' }))
    expect(screen.getByLabelText('Name')).toHaveFocus()
    await user.type(screen.getByLabelText('Name'), 'Visitor')
    await user.click(screen.getByRole('button', { name: 'Send inquiry' }))
    expect(screen.getByLabelText('Email')).toHaveFocus()
    await user.type(screen.getByLabelText('Email'), 'visitor@example.com')
    await user.click(screen.getByRole('button', { name: 'Send inquiry' }))
    expect(screen.getByLabelText('From')).toHaveFocus()
  })

  it('accepts a stay by the hour, which ends on the day it starts, but none that ends before', async () => {
    spec('2.askreach.short-term', '5.short.required', 'readings.by-the-hour')
    const service = stubService()
    service.answer(inqShort, { kind: 'ok' })
    const { user } = renderRemote(<ShortTerm />, { path: '/askreachshorttermstay' })
    await user.type(screen.getByLabelText('Name'), 'Visitor')
    await user.type(screen.getByLabelText('Email'), 'visitor@example.com')
    await user.type(screen.getByLabelText('Location'), 'Leeds')
    days('2026-12-02', '2026-12-01')
    expect(screen.getByRole('button', { name: 'Send inquiry' })).toHaveAttribute('aria-disabled', 'true')
    days('2026-12-01', '2026-12-01')
    await user.click(screen.getByRole('button', { name: 'Send inquiry' }))
    expect(await screen.findByText(/^Thank you!/)).toBeVisible()
    expect(service.sent(inqShort)[0]?.fields).toMatchObject({
      date_start: '2026-12-01',
      date_end: '2026-12-01',
    })
  })
})
