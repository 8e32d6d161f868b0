import path from 'node:path'
import { conversation, conversations, login } from '@within-reach/contract'
import { startApi } from '../testing/api'
import { addSample } from './sample'

const folder = path.join(__dirname, '../../sample')

it('the sample content has a conversation about a post', async () => {
  const api = await startApi()
  try {
    await addSample(api.platform, folder)
    const { outcome: signedIn } = await api.call(login, {
      email: 'mina@example.com',
      password: 'mina within reach',
    })
    const mina = { token: signedIn.kind === 'ok' ? signedIn.data.api_token : undefined }
    const { outcome: list } = await api.call(conversations, {}, mina)
    const alex = list.kind === 'ok' ? list.data.find(({ usernick }) => usernick === 'alex') : undefined
    const { outcome } = await api.call(conversation, { with: alex?.conversation_idx }, mina)
    const messages = outcome.kind === 'ok' ? outcome.data.messages : []
    expect(messages.map(({ mine, about }) => [mine, about?.subject])).toEqual([
      [false, undefined],
      [true, undefined],
      [false, expect.stringContaining('Mangwon market')],
    ])
  } finally {
    await api.close()
  }
})
