import { exportData, languages, limits, msgs, posting, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { browserOf, loadArchive, prepareArchive } from '../testing/archive'
import { createLeaver, type Leaver } from '../testing/leaver/leaver'
import { sendMessage } from '../testing/moderated'
import { save } from '../testing/saved-searches'
import { sectionTitles } from './archive/section-names'
import { sectionNames } from './tables'

type Json = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

let api: TestApi
let member: Leaver
beforeAll(async () => {
  api = await startApi()
  member = await createLeaver(api)
})
afterAll(() => api.close())

const jsonOf = (archive: ReadonlyMap<string, Buffer>) => JSON.parse(String(archive.get('data.json'))) as Json
const open = (address: string, headers: Record<string, string>) => fetch(api.url + address, { headers })
const forget = () => api.database.pool.query(`delete from tries where name = 'data-export'`)
beforeEach(forget)

describe('the archive', () => {
  let archive: ReadonlyMap<string, Buffer>
  let json: Json
  beforeAll(async () => {
    await forget()
    archive = await loadArchive(api, member.session)
    json = jsonOf(archive)
  })

  it('has a page, the same as JSON, and the pictures, also of a hidden post', () => {
    const pictures = [...archive.keys()].filter((path) => path.startsWith('files/'))
    expect([...archive.keys()].slice(0, 2)).toEqual(['index.html', 'data.json'])
    expect(pictures).toEqual([
      `files/post-${member.post}-1.webp`,
      expect.stringMatching(/^files\/post-\d+-1\.webp$/),
    ])
    for (const path of pictures) expect(archive.get(path)?.subarray(8, 12).toString()).toBe('WEBP')
    const named = [...(json.posts ?? []), ...(json.hidden ?? [])].flatMap(({ files }) => files)
    expect(named).toEqual(pictures)
  })

  it('has rows in each of its parts', () => {
    expect(sectionNames.filter((name) => (json[name] ?? []).length === 0)).toEqual([])
    expect(Object.keys(json)).toEqual(['exported', ...Object.keys(json).slice(1)])
    expect(Object.keys(json).slice(1).sort()).toEqual([...sectionNames].sort())
  })

  it('has what the member is and wrote', () => {
    const { session, post } = member
    expect(json.account).toMatchObject([
      {
        email: session.email,
        name: session.name,
        nick: session.nick,
        roles: ['agent', 'moderator'],
        operator: true,
      },
    ])
    expect(json.posts).toMatchObject([
      {
        number: post,
        board: 'fr',
        subject: 'A quiet room',
        text: 'A quiet room',
        rent: 431,
        currency: 'EUR',
      },
    ])
    expect(json.comments).toMatchObject([{ post: 'Looking for a room', text: 'I have one' }])
    expect(json.sent).toMatchObject([
      { recipient: member.bo.nick, text: 'Come and see' },
      { text: 'No thanks' },
    ])
    expect(json.hidden).toMatchObject([
      { kind: 'post', subject: `Ask ${session.email} or ${session.nick}`, rent: 431 },
    ])
    expect(json.inquiries).toMatchObject([{ inquiry: 'other', subject: 'A tour', cont: 'With a guide' }])
    expect(json.signIns).toContainEqual(
      expect.objectContaining({ device: `https://id.example.com · ${session.email} · x · ${member.id}` }),
    )
    expect(json.answers).toEqual(
      expect.arrayContaining([expect.objectContaining({ side: 'asker', text: 'On Monday' })]),
    )
  })

  it('has the facts that a saved search asks for, as fields of their own', async () => {
    const nina = await api.signUp('nina')
    await save(api, nina, { name: 'Rooms', room: 'own', stay: '3', rent_max: '500', currency: 'EUR' })
    await forget()
    const own = await loadArchive(api, nina)
    expect(jsonOf(own).searches).toMatchObject([{ room: 'own', months: 3, rent_max: 500, currency: 'EUR' }])
    for (const text of ['Months that I stay', 'Cost a month at most', 'Own room'])
      expect(String(own.get('index.html'))).toContain(text)
  })

  it('has received messages with the name that the site shows, without those of blocked members', () => {
    expect(json.received).toMatchObject([{ sender: member.bo.nick, text: 'Tomorrow?', read: null }])
    expect(JSON.stringify(json)).not.toContain(member.bo.email)
    expect(JSON.stringify(json)).not.toContain('Buy this')
  })

  it('has decisions with their appeal, and own reports without the text of others or who reported', () => {
    expect(json.decisions).toMatchObject([
      { action: 'hide', reason: 'scam', appeal: 'It was a joke' },
      { action: 'warn' },
      { action: 'warn' },
    ])
    expect(json.reports).toMatchObject([
      { kind: 'post', about: 'Looking for a room', text: 'He is rude' },
      { kind: 'message', about: null, text: '' },
    ])
    expect(JSON.stringify(json)).not.toContain('About Looking for a room')
  })

  it('has no secret: no hash of a password, code or session', () => {
    const text = String(archive.get('data.json')) + String(archive.get('index.html'))
    expect(text).not.toMatch(/argon2|\\\\x[0-9a-f]{20}|"Buffer"/)
    expect(text).not.toContain(member.session.api_token)
  })
})

it.each(languages)('is labelled in %s if the member’s pages are', async (language) => {
  const archive = await loadArchive(api, member.session, { cookie: cookieOf(member.session, language) })
  const page = String(archive.get('index.html'))
  expect(page).toContain(`<html lang="${language}">`)
  expect(page).toContain(`<h2>${sectionTitles.received[language]}</h2>`)
  expect(page).not.toContain('undefined')
})

it('is labelled in the language of the member’s pages', async () => {
  const inEnglish = String((await loadArchive(api, member.session)).get('index.html'))
  expect(inEnglish).toContain('<html lang="en">')
  expect(inEnglish).toContain('<h2>Messages that you received</h2>')
  expect(inEnglish).toContain(`<img src="files/post-${member.post}-1.webp"`)
  const archive = await loadArchive(api, member.session, { cookie: cookieOf(member.session, 'ko') })
  const inKorean = String(archive.get('index.html'))
  expect(inKorean).toContain('<html lang="ko">')
  expect(inKorean).toContain('<h2>받은 쪽지</h2>')
  expect(inKorean).toContain('<dt>보낸 사람</dt>')
})

const cookieOf = ({ api_token, marker }: Session, language: string) =>
  `wr_session=${api_token}; wr_marker=${marker}; language=${language}`

it('shows what people wrote as text, never as markup', async () => {
  const eve = await api.signUp('eve')
  const subject = `<script>alert(1)</script> & "quotes" 'too'`
  const written = await api.call(posting, { type: 'qb', subject, description: 'x' }, { token: eve.api_token })
  expect(written.outcome.kind).toBe('ok')
  const html = String((await loadArchive(api, eve)).get('index.html'))
  expect(html).not.toContain('<script')
  expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;quotes&#34; &#39;too&#39;')
})

it('has every row of a long part, which it reads page by page', async () => {
  const [fay, gil] = [await api.signUp('fay'), await api.signUp('gil')]
  await sendMessage(api, gil, fay, 'message 0')
  await api.database.pool.query(
    `insert into messages (from_id, to_id, to_hidden, body, preview)
      select from_id, to_id, false, 'message ' || n, '' from messages, generate_series(1, 450) n where body = 'message 0'`,
  )
  const { received = [] } = jsonOf(await loadArchive(api, fay))
  expect(received.map(({ text }) => text)).toEqual(Array.from({ length: 451 }, (_, n) => `message ${n}`))
})

describe('its address', () => {
  it('works once', async () => {
    const address = await prepareArchive(api, member.session)
    const answer = await open(address, browserOf(member.session))
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ])
    expect(answer.headers.get('content-disposition')).toMatch(
      /attachment; filename="within-reach-\d{4}-\d\d-\d\d\.zip"/,
    )
    await answer.arrayBuffer()
    expect((await open(address, browserOf(member.session))).status).toBe(404)
  })

  it.each([
    ['a visitor', () => browserOf(undefined), 404],
    ['another member', () => browserOf(member.bo), 404],
    ['a page of another site', () => browserOf(member.session, { 'sec-fetch-site': 'cross-site' }), 403],
  ])('is worth nothing to %s, and still works for the member', async (_who, headers, status) => {
    const address = await prepareArchive(api, member.session)
    expect((await open(address, headers())).status).toBe(status)
    const own = await open(address, browserOf(member.session))
    await own.arrayBuffer()
    expect(own.status).toBe(200)
  })

  it('expires, and the cleanup forgets it', async () => {
    const address = await prepareArchive(api, member.session)
    await api.database.pool.query(`update data_exports set expires_at = now() - interval '1 second'`)
    expect((await open(address, browserOf(member.session))).status).toBe(404)
    await api.platform.cleanup.runAll()
    expect((await api.database.pool.query('select 1 from data_exports')).rows).toEqual([])
  })
})

it('is prepared a few times a day', async () => {
  const { api_token: token } = member.session
  for (let n = 0; n < limits.exportsPerDay; n++) await prepareArchive(api, member.session)
  const { status, headers } = await api.call(exportData, {}, { token })
  expect([status, Number(headers.get('retry-after')) > 3600]).toEqual([429, true])
})

it('needs a login', async () => {
  expect((await api.call(exportData)).status).toBe(401)
})

it('leaves messages as they were', async () => {
  await loadArchive(api, member.session)
  const { outcome } = await api.call(msgs, { type: 'inbox' }, { token: member.session.api_token })
  expect(outcome).toMatchObject({ kind: 'ok', data: [{ unread: true }] })
})
