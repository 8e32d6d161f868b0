import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './tabs'

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'kr', label: 'South Korea' },
  { value: 'uk', label: 'United Kingdom' },
]

function Page() {
  const [value, setValue] = useState('all')
  return <Tabs label="Region" tabs={tabs} value={value} onChange={setValue} />
}

it('tabs are moved through with the arrow keys, and only the chosen one is in the tab order', async () => {
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
