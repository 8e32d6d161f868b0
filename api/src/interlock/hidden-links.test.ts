import { checkText, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
})
afterAll(() => api.close())

const check = (text: string) => api.call(checkText, { kind: 'post', text }, { token: ana.api_token })

it.each([
  '<p>See <a href="https://rooms.example/1"><strong>www.airbnb.com</strong>/rooms/1</a></p>',
  '<p>See the <a href="https://bit.ly/3xRoom">photos</a></p>',
  '<p>Book <a href="http://airbnb.com-rooms.info/book"><em>here</em></a></p>',
])('finds a link that hides where it leads: %s', async (text) => {
  const { outcome } = await check(text)
  const quotes = [expect.stringMatching(/^(www.airbnb.com|photos|here)/)]
  expect(outcome).toMatchObject({ kind: 'ok', data: [{ category: 'links', quotes }] })
})

it.each(['https://www.airbnb.com/rooms/1', 'https://maps.google.com/?q=Mapo', 'mailto:ana@gmail.com'])(
  'finds nothing in a link to %s',
  async (href) => {
    const text = `<p>Here is <a href="${href}">where it is</a>.</p>`
    expect((await check(text)).body.data).toEqual([])
  },
)
