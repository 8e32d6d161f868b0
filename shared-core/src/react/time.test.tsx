import { screen } from '@testing-library/react'
import { localNoon } from '@within-reach/contract'
import { renderRemote } from '../testing/render-remote'
import { Time } from './time'

it('shows the exact time of an instant on hover, but none of a calendar day', async () => {
  const { user } = renderRemote(
    <>
      <Time iso="2026-11-01T09:30:00.000Z" style="day" />
      <Time iso={localNoon('2026-12-24')} style="day" />
    </>,
    { path: '/' },
  )
  const [instant, day] = [screen.getByText('Nov 1, 2026'), screen.getByText('Dec 24, 2026')]
  await user.hover(instant)
  expect(instant).toHaveAttribute('title', expect.stringContaining('November 1, 2026'))
  await user.hover(day)
  expect(day).not.toHaveAttribute('title')
})
