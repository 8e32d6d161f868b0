import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { tabPanelProps, Tabs } from './tabs'

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'South Korea', label: 'South Korea' },
  { value: 'uk', label: 'United Kingdom' },
]

function Page() {
  const [value, setValue] = useState('all')
  return (
    <>
      <Tabs label="Region" tabs={tabs} value={value} onChange={setValue} panelId="list" />
      <div {...tabPanelProps('list', value)} />
    </>
  )
}

it('the arrow keys move through tabs, and only the chosen one is in the tab order', async () => {
  render(<Page />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'South Korea', selected: true })).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'United Kingdom', selected: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'All', selected: true })).toHaveFocus()
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
})

it('leaves the arrows with Alt to the browser, which goes back', () => {
  render(<Page />)
  expect(
    fireEvent.keyDown(screen.getByRole('tab', { name: 'All' }), { key: 'ArrowLeft', altKey: true }),
  ).toBe(true)
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
})

it('each tab controls the panel, which is named after the chosen one', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('tab', { name: 'South Korea' }))
  const panel = screen.getByRole('tabpanel', { name: 'South Korea' })
  for (const tab of screen.getAllByRole('tab')) expect(tab).toHaveAttribute('aria-controls', panel.id)
})

describe('a row of tabs that does not fit', () => {
  /** jsdom has no layout: the row is 200 px wide, and each of its tabs 100. */
  function layOut(row: HTMLElement) {
    const sizes = { clientWidth: 200, scrollWidth: 300 }
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(row, name, { value })
    const all = [...row.children].filter((child) => child.role === 'tab')
    for (const [at, tab] of all.entries()) {
      Object.defineProperty(tab, 'offsetLeft', { value: at * 100 })
      Object.defineProperty(tab, 'offsetWidth', { value: 100 })
    }
  }

  it('shows at which side it continues', () => {
    render(<Page />)
    const row = screen.getByRole('tablist')
    expect(row.parentElement).not.toHaveAttribute('data-more')
    layOut(row)
    fireEvent(window, new Event('resize'))
    expect(row.parentElement).toHaveAttribute('data-more', 'end')
    row.scrollLeft = 40
    fireEvent.scroll(row)
    expect(row.parentElement).toHaveAttribute('data-more', 'start end')
    row.scrollLeft = 100
    fireEvent.scroll(row)
    expect(row.parentElement).toHaveAttribute('data-more', 'start')
  })

  it('shows the chosen tab in full', async () => {
    render(<Page />)
    const row = screen.getByRole('tablist')
    layOut(row)
    await userEvent.click(screen.getByRole('tab', { name: 'United Kingdom' }))
    expect(row.scrollLeft).toBe(100)
    await userEvent.click(screen.getByRole('tab', { name: 'All' }))
    expect(row.scrollLeft).toBe(0)
  })
})
