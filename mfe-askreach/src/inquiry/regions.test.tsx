import type { OpenRegions } from '@within-reach/shared-core'
import { renderRemote } from '@within-reach/shared-core/testing'
import { screen } from '@testing-library/react'
import { Regions } from './regions'

const all = { 'South Korea': true, 'United Kingdom': true, Others: true }

/** The text about the regions if some are closed. */
function hintOf(closed: Partial<OpenRegions>) {
  renderRemote(<Regions />, { path: '/', props: { regions: { ...all, ...closed } } })
  return screen.getByRole('status').textContent
}

describe('where the agent service is offered', () => {
  it.each([
    [{}, 'South Korea and the United Kingdom. More regions are planned.'],
    [{ 'South Korea': false }, 'the United Kingdom. South Korea is not open yet: you may send your inquiry'],
    [{ 'United Kingdom': false }, 'South Korea. The United Kingdom is not open yet'],
    [{ Others: false }, 'South Korea and the United Kingdom. More regions are planned.'],
  ])('with %j reads "… available for %s"', (closed, text) => {
    spec('1.agent-regions', 'readings.regions.texts')
    expect(hintOf(closed)).toContain(`available for ${text}`)
  })

  it('with no open region says so and offers the waiting list', () => {
    spec('readings.regions.closed')
    const sentence = hintOf({ 'South Korea': false, 'United Kingdom': false })
    expect(sentence).toMatch(
      /^The agent service is not open yet\. South Korea and the United Kingdom are not open yet/,
    )
    expect(sentence).toContain('waiting list')
  })
})
