import { screen } from '@testing-library/react'
import { renderRemote } from '../testing'
import { usePreference } from './use-preference'

function Choice() {
  const [keys, setKeys] = usePreference('test-keys', ['on', 'off'])
  return <button onClick={() => setKeys(keys === 'on' ? 'off' : 'on')}>{keys}</button>
}

beforeEach(() => localStorage.clear())

it('starts with the first value, and remembers a change', async () => {
  const { user, unmount } = renderRemote(<Choice />, { path: '/' })
  await user.click(screen.getByRole('button', { name: 'on' }))
  expect(screen.getByRole('button')).toHaveTextContent('off')
  unmount()
  renderRemote(<Choice />, { path: '/' })
  expect(screen.getByRole('button')).toHaveTextContent('off')
})

it('ignores a stored value that does not exist', () => {
  localStorage.setItem('preference:test-keys', 'perhaps')
  renderRemote(<Choice />, { path: '/' })
  expect(screen.getByRole('button')).toHaveTextContent('on')
})

it('works for this visit if the browser refuses its storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const { user } = renderRemote(<Choice />, { path: '/' })
  await user.click(screen.getByRole('button', { name: 'on' }))
  expect(screen.getByRole('button')).toHaveTextContent('off')
})
