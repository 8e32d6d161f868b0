import { act, screen } from '@testing-library/react'
import { renderRemote } from '../testing'
import { useSearchParams } from './router'
import { usePageTitle } from './use-page-title'

function Results({ title }: { readonly title?: string }) {
  const [, setQuery] = useSearchParams()
  usePageTitle(title)
  return <button onClick={() => setQuery({ page: '2' })}>Next</button>
}

it('sets the title of a page', () => {
  const { shell } = renderRemote(<Results title="Jobs" />, { path: '/userspacejobs' })
  expect(shell.setTitle).toHaveBeenCalledWith('Jobs')
})

it('sets it again at another address of the page, where the shell shows the title of the route', async () => {
  const { shell } = renderRemote(<Results title="Jobs" />, { path: '/userspacejobs' })
  await act(async () => screen.getByRole('button').click())
  expect(shell.setTitle).toHaveBeenCalledTimes(2)
})

it('keeps the title of the route until the page knows its own', () => {
  const { shell } = renderRemote(<Results />, { path: '/userspacejobs' })
  expect(shell.setTitle).not.toHaveBeenCalled()
})
