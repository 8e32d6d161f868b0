import { screen } from '@testing-library/react'
import { postDetail, posting } from '@within-reach/contract'
import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { aPost } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'
import { Component as QuestionsPage } from './questions-page'

// The chunk of the rich editor cannot be loaded.
jest.mock('./rich-editor', () => {
  throw new Error('Loading chunk failed')
})

it('if the rich editor cannot be loaded, plain typing with line breaks works', async () => {
  spec('readings.html.plain')
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const service = stubPosts()
  service.answer(posting, { kind: 'ok', data: { post_idx: 1 } })
  const { user, shell } = renderRemote(<QuestionsPage />, { path: '/questionsboardpost', member: mina })
  await user.type(screen.getByLabelText('Subject'), 'A question')
  await user.type(screen.getByLabelText('Description'), 'One{Enter}Two')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(service.sent(posting)[0]?.fields.description).toBe('One\nTwo')
  expect(shell.navigate).toHaveBeenCalledWith('/userspacequestionsboard')
  expect(consoleError).toHaveBeenCalled()
})

it('if the rich editor cannot be loaded, an edited post is shown as plain text', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const post = aPost({ type: 'qb', useremail: mina.email, description: '<p>One</p><p><b>Two</b></p>' })
  stubPosts().answer(postDetail, { kind: 'ok', data: post })
  renderRemote(<QuestionsPage />, { path: '/questionsboardpost?edit=42', member: mina })
  expect(await screen.findByLabelText('Description')).toHaveValue('One\nTwo')
  expect(consoleError).toHaveBeenCalled()
})
