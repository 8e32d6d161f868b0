import { allOpen } from '@within-reach/contract'
import { screen, within } from '@testing-library/react'
import { Component as Overview } from '../overview/overview'
import { renderConsole } from '../testing/render-console'
import { status, stubRegistry } from '../testing/registry'

const at = '2126-11-28T09:00:00.000Z'

async function preview() {
  return within(await screen.findByRole('region', { name: 'As a region’s visitors see it' }))
}

describe('the preview', () => {
  it('says what a region’s visitors may choose and what is not open yet', async () => {
    stubRegistry(status({ regions: { ...allOpen, 'United Kingdom': false } }))
    const { user } = renderConsole(<Overview />)
    const shown = await preview()
    expect(shown.getByText('The author of a post can choose “South Korea”.')).toBeVisible()
    await user.selectOptions(shown.getByLabelText('Region'), 'United Kingdom')
    expect(shown.getByText(/sees “United Kingdom \(not open yet\)” and cannot choose it/)).toBeVisible()
    expect(shown.getAllByText('The same in every region.')).toHaveLength(2)
  })

  it('looks ahead to the time of a planned switch', async () => {
    stubRegistry(status({ planned: [{ region: 'South Korea', open: false, at }] }))
    const { user } = renderConsole(<Overview />)
    const shown = await preview()
    expect(shown.getByText(/can choose “South Korea”/)).toBeVisible()
    await user.selectOptions(shown.getByLabelText('Time'), at)
    expect(shown.getByText(/sees “South Korea \(not open yet\)”/)).toBeVisible()
  })

  it('looks ahead to any typed time', async () => {
    stubRegistry(status({ planned: [{ region: 'South Korea', open: false, at }] }))
    const { user } = renderConsole(<Overview />)
    const shown = await preview()
    await user.selectOptions(shown.getByLabelText('Time'), 'Another time')
    expect(shown.getByText('Choose a day and a time.')).toBeVisible()
    const time = shown.getByLabelText('Day and time')
    await user.type(time, '2126-11-27T09:00')
    expect(shown.getByText(/can choose “South Korea”/)).toBeVisible()
    await user.clear(time)
    await user.type(time, '2126-11-30T09:00')
    expect(shown.getByText(/sees “South Korea \(not open yet\)”/)).toBeVisible()
  })

  it('says that a section is off', async () => {
    stubRegistry(status({ enabled: false }))
    renderConsole(<Overview />)
    const shown = await preview()
    // The one that was switched off, and the one that is not live yet.
    expect(shown.getAllByText(/show “not found”/)).toHaveLength(2)
  })
})
