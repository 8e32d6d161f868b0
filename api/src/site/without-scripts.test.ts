import { startSite, type TestSite } from '../testing/site'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

it('says to a browser without scripts what needs them, in its language', async () => {
  const saysIn = async (language: string) =>
    /<noscript>.*?<\/noscript>/.exec(
      (await site.get('/trade', { 'Accept-Language': language })).body.toString(),
    )?.[0]
  expect(await saysIn('en')).toContain('You can read without JavaScript.')
  expect(await saysIn('vi')).toContain('Bạn có thể đọc mà không cần JavaScript.')
})
