import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { MembersOnly } from './members-only'

it('leads a visitor to login and back to the page', () => {
  spec('1.login-to-message')
  stubService()
  const { shell } = renderRemote(<MembersOnly />, { path: '/messagedetail?idx=3' })
  expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fmessagedetail%3Fidx%3D3', { replace: true })
})
