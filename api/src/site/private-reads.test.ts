import { startSite, type TestSite } from '../testing/site'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const member = { cookie: 'member; wr_marker=marker-of-the-member' }

/** The private text of a page, its embedded answers and its cache rule. */
async function mail(headers: Readonly<Record<string, string>>, address = '/mail') {
  const answer = await site.get(address, headers)
  const text = answer.body.toString()
  const [, json = '[]'] =
    /<script id="initial-data" type="application\/json">(.*?)<\/script>/s.exec(text) ?? []
  return {
    status: answer.status,
    isPrivate: text.includes('the inbox of'),
    answers: JSON.parse(json) as readonly unknown[],
    cache: answer.headers['cache-control'],
  }
}

it('a member’s page contains what its private reads return to this member, and no cache stores it', async () => {
  expect(await mail({ ...member, 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' })).toEqual({
    status: 200,
    isPrivate: true,
    answers: [
      {
        path: '/api/mine',
        fields: { type: 'inbox' },
        answer: { res: true, data: 'the inbox of a@b.co' },
        reader: 'marker-of-the-member',
      },
    ],
    cache: 'private, no-store',
  })
})

it('the private part of the page is marked with its reader', async () => {
  const html = async (headers: Readonly<Record<string, string>>, address = '/mail') =>
    (await site.get(address, headers)).body.toString()
  expect(await html(member)).toContain('<div id="prerendered" data-reader="marker-of-the-member">')
  expect(await html(member, '/posting')).not.toContain('data-reader')
  expect(await html({ cookie: 'member' })).not.toContain('data-reader')
})

it('takes fields from the address', async () => {
  const { answers } = await mail(member, '/mail?type=sent')
  expect(answers).toMatchObject([{ fields: { type: 'sent' }, answer: { data: 'the sent of a@b.co' } }])
})

it.each<[string, Readonly<Record<string, string>>]>([
  ['a visitor', {}],
  ['a browser without a marker', { cookie: 'member' }],
  ['a browser with a foreign marker', { cookie: 'member; wr_marker=marker-of-another-sign-in' }],
  ['a marker without a session', { cookie: 'wr_marker=marker-of-the-member' }],
  ['a page that is loaded ahead', { ...member, 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch of an older browser', { ...member, purpose: 'prefetch' }],
  ['a link from another site', { ...member, 'sec-fetch-site': 'cross-site' }],
  ['another site on the same domain', { ...member, 'sec-fetch-site': 'same-site' }],
  ['a request that is no navigation', { ...member, 'sec-fetch-dest': 'empty' }],
  ['a frame', { ...member, 'sec-fetch-dest': 'iframe' }],
])('%s gets nothing private', async (_, headers) => {
  expect(await mail(headers)).toMatchObject({ status: 200, isPrivate: false, answers: [] })
})

it('the copy for use without a network contains nothing private', async () => {
  const { body } = await site.get('/offline.json', member)
  expect(body.toString()).not.toContain('a@b.co')
})
