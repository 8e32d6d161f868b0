import { startSite } from '../testing/site'

it.each([
  [{}, undefined],
  [{ TRANSLATION_URL: 'http://127.0.0.1:9', TRANSLATION_KEY: 'a key' }, 'service'],
])('a page says whether the service translates, and not where: %j', async (settings, translation) => {
  const site = await startSite({}, settings)
  const html = (await site.get('/')).body.toString()
  const [, text = ''] =
    /<script id="page-settings" type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  expect((JSON.parse(text) as { site: { translation?: string } }).site.translation).toBe(translation)
  expect(html).not.toMatch(/127\.0\.0\.1:9|a key/)
  await site.close()
})
