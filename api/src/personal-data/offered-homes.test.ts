import { answerMyOffer, offerHome } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { loadArchive } from '../testing/archive'
import { membersCase, signUpAgent } from '../testing/cases'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

it('the archive has homes that an agent offered, with their text, and the own words to them', async () => {
  const [ola, agent] = [await api.signUp('ola'), await signUpAgent(api, 'olaf')]
  const idx = await membersCase(api, ola, 'A home')
  const home = {
    title: 'Two rooms',
    area: 'Mapo',
    rent: '800',
    deposit: '1',
    currency: 'GBP',
    available: '2027-01-01',
    text: 'By the park',
  }
  const { outcome } = await api.call(offerHome, { idx, ...home }, { token: agent.api_token })
  const offer = outcome.kind === 'ok' ? outcome.data.offer_idx : 0
  await api.call(answerMyOffer, { idx, offer, answer: 'yes' }, { token: ola.api_token })
  const archive = await loadArchive(api, ola)
  const { answers } = JSON.parse(String(archive.get('data.json'))) as { readonly answers: object[] }
  expect(answers.filter((answer) => 'title' in answer && answer.title !== null)).toMatchObject([
    { side: 'agent', title: 'Two rooms', text: 'By the park' },
    { side: 'asker', title: 'Two rooms', text: '', answer: 'yes' },
  ])
})
