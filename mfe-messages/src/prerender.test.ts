import { matchesKind, type PrerenderedPage, type When } from '@within-reach/contract'
import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from './locales/catalog'
import { pages } from './pages'

const drawing = prerenderPages(pages, catalog)('en')

/** A page as the build draws it. */
async function drawn(path: string): Promise<PrerenderedPage> {
  const page = (await drawing)[path]
  if (!page) throw new Error(`${path} is not drawn.`)
  return page
}

/** The page for some values, with the slots of its rows. */
function pageAt({ html, parts = {} }: PrerenderedPage, values: When): string {
  return html.replaceAll(/<!--part:(\d+)-->/g, (_, name: string) => {
    const kind = parts[name]?.kinds.find(({ when }) => matchesKind(when, values))
    return kind?.html ?? `no template for part ${name}`
  })
}
const unanswered = { 'pages.total': null, 'pages.count': 0 }
const unansweredConversations = {
  'conversations.answered': null,
  'conversations.count': 0,
  'conversations.meta.next': null,
}
const empty = { 'pages.total': 0, 'pages.count': 1 }
const paged = { 'pages.total': 120, 'pages.count': 3 }

it('the build draws the pages for members only, without a sample', async () => {
  const all = await drawing
  expect(Object.keys(all).sort()).toEqual([
    '/conversation',
    '/conversations',
    '/message',
    '/messagedetail',
    '/messagesend',
    '/mobilemessage',
    '/mobilemsgsend',
  ])
  for (const page of Object.values(all)) {
    for (const one of [page, ...(page.others ?? [])]) expect(one.when).toMatchObject({ member: true })
    expect(JSON.stringify(page)).not.toMatch(/-of-the-|\b43\b|8642|47|200[1-3]|90000|※/)
  }
})

it('a list has rows for each folder, the line below them, an empty state, and a skeleton', async () => {
  const page = await drawn('/mobilemessage')
  const at = (values: When) => pageAt(page, { 'query.type': null, 'query.search': null, ...values })
  expect(at(paged)).toContain('<!--part:messages-->')
  expect(at(paged)).toContain('{{messages.count}} of {{pages.total}} messages')
  expect(at({ ...paged, 'pages.count': 1 })).not.toContain('{{pages.total}}')
  expect(at({ ...paged, 'query.type': 'sent' })).toContain('<!--part:sent-->')
  expect(at({ ...paged, 'query.search': 'a' })).toContain('value="{{query.search}}"')
  expect(at(empty)).toContain('Messages that others send to you appear here.')
  expect(at({ ...empty, 'query.type': 'sent' })).toContain('Messages that you send appear here.')
  expect(at({ ...empty, 'query.search': 'a' })).toContain('No message contains these words')
  expect(at(unanswered)).toContain('Loading messages')
  const kindsOf = (name: string) => page.parts?.[name]?.kinds.map(({ when, html }) => [when, html])
  expect(kindsOf('messages')).toEqual([
    [{ unread: true, caution: true }, expect.stringMatching(/Unread:.*This may be a scam/)],
    [
      { unread: null, caution: true },
      expect.stringMatching(/^(?!.*(Unread|\{\{sm\}\})).*This may be a scam/),
    ],
    [{ unread: true }, expect.stringMatching(/Unread:.*\{\{usernick\}\}.*\{\{ca\|ago\}\}.*\{\{sm\}\}/)],
    [{ unread: null }, expect.not.stringContaining('Unread')],
  ])
  expect(kindsOf('sent')).toEqual([[{}, expect.stringContaining('To: {{usernick}}')]])
})

it('the message centre has the inbox for each width, on wide screens with its first message open', async () => {
  const page = await drawn('/message')
  const at = (values: When) => pageAt(page, { 'query.type': null, 'query.search': null, ...values })
  expect(at(paged)).toMatch(/<!--part:beside-->.*Loading the message.*<!--part:messages-->/)
  expect(at(unanswered).match(/Loading messages/g)).toHaveLength(2)
  // The service reads only the inbox, so the lists of another folder have no rows.
  const sent = at({ ...paged, 'query.type': 'sent' })
  expect(sent.match(/Loading messages/g)).toHaveLength(2)
  expect(sent).not.toContain('<!--part:')
  const [first, , , unread, read] = page.parts?.beside?.kinds ?? []
  expect(first).toEqual({
    when: { index: 1, caution: null },
    html: expect.stringContaining('aria-current="true"'),
  })
  expect(first?.html).not.toContain('Unread')
  expect(unread).toEqual({ when: { unread: true }, html: expect.stringContaining('Unread') })
  expect(read).toEqual({ when: { unread: null }, html: expect.not.stringMatching(/Unread|aria-current/) })
})

it('the conversations have a row for each look, a button for older ones, an empty state, and a skeleton', async () => {
  const page = await drawn('/conversations')
  const state: When = {
    'conversations.answered': true,
    'conversations.count': 12,
    'conversations.meta.next': true,
  }
  const at = (values: When) => pageAt(page, { ...state, ...values })
  expect(at({})).toMatch(/<!--part:conversations-->.*Show older conversations/)
  expect(at({ 'conversations.meta.next': null })).not.toContain('Show older conversations')
  expect(at({ 'conversations.count': 0, 'conversations.meta.next': null })).toContain('No conversations yet')
  expect(at({ ...unansweredConversations })).toContain('Loading conversations')
  const row = (fields: Readonly<Record<string, unknown>>) =>
    page.parts?.conversations?.kinds.find(({ when }) => matchesKind(when, fields))?.html ?? ''
  expect(row({ unread: 0, mine: false })).toMatch(/href="\/conversation\?with=\{\{conversation_idx\}\}"/)
  expect(row({ unread: 0, mine: false })).toMatch(/\{\{usernick\}\}.*\{\{ca\|ago\}\}.*>\{\{sm\}\}</)
  expect(row({ unread: 0, mine: false })).not.toContain('unread message')
  expect(row({ unread: 0, mine: true })).toContain('>You: {{sm}}<')
  expect(row({ unread: 1, mine: false })).toContain('>1 unread message<')
  expect(row({ unread: 7, mine: false })).toMatch(/>\{\{unread\}\}<.*>\{\{unread\}\} unread messages</)
  expect(row({ unread: 100, mine: false })).toContain('>99+<')
  const folded = row({ unread: 2, mine: false, caution: { categories: ['abroad'] } })
  expect(folded).toContain('This may be a scam')
  expect(folded).not.toContain('{{sm}}')
})

it('a conversation has its messages from the oldest, with a line for each day, if the time zone is known', async () => {
  const page = await drawn('/conversation')
  expect(page.when).toEqual({ member: true, zone: true })
  expect(page.reads).toEqual(['/api/conversation'])
  expect(page.rows?.messages).toMatchObject({ field: 'messages', reversed: true })
  const row = (fields: Readonly<Record<string, unknown>>): string => {
    const fill = (html: string): string =>
      html.replaceAll(/<!--part:(\w+)-->/g, (_, name: string) =>
        fill(page.parts?.[name]?.kinds.find(({ when }) => matchesKind(when, fields))?.html ?? 'none'),
      )
    return fill('<!--part:messages-->')
  }
  const plain = row({ mine: false })
  expect(plain).toMatch(/\{\{usernick\}\}: .*>\{\{cont\}\}<.*>\{\{ca\|time\}\}<\/time>/)
  expect(plain).toContain('href="/report?kind=message&amp;id={{message_idx}}"')
  expect(plain).not.toMatch(/About:|\{\{ca\|day\}\}/)
  const mine = row({ mine: true, 'new.about.post_idx': true, 'new.ca|day': true })
  expect(mine).toMatch(/^<li[^>]*><p[^>]*>\{\{ca\|day\}\}<\/p>.*You: /)
  expect(mine).toContain('About: <a href="/view?id={{about.post_idx}}">{{about.subject}}</a>')
  expect(mine).not.toContain('/report')
})

it('a conversation has a box for the next message, or why there is none', async () => {
  const page = await drawn('/conversation')
  const person: When = { to: true, email: true, former: null, 'messages.meta.next': null }
  const at = (values: When) => pageAt(page, { ...person, ...values })
  expect(at({})).toMatch(/>\{\{email\}\}<.*<!--part:received-->.*<textarea/)
  expect(at({})).not.toContain('Show older messages')
  expect(at({ 'messages.meta.next': true })).toContain('Show older messages')
  expect(at({ to: '' })).toContain('once {{usernick}} has answered')
  expect(at({ to: '', email: '', former: true })).toMatch(
    /^(?!.*(part:received|<textarea)).*Nobody would read/,
  )
  expect(page.rows?.received).toMatchObject({ limit: 1, only: { field: 'mine', startsWith: 'false' } })
  expect(page.parts?.received?.kinds).toEqual([
    { when: {}, html: expect.stringContaining('href="/block?kind=message&amp;id={{message_idx}}"') },
  ])
})

it('the page of a message has its text, and a reply box in the inbox', async () => {
  const page = await drawn('/messagedetail')
  expect(page.optionalReads).toEqual(['/api/msg'])
  const inbox = pageAt(page, { 'query.type': null, cont: 'text' })
  expect(inbox).toContain('{{cont}}</p>')
  expect(inbox).toContain('>{{usernick|initial}}<')
  expect(inbox).toContain('href="/report?kind=message&amp;id={{message_idx}}"')
  expect(inbox).toContain('>{{ca|day}}</time>')
  expect(inbox).toContain('<textarea')
  const sent = pageAt(page, { 'query.type': 'sent', cont: 'text' })
  expect(sent).toContain('To: {{usernick}}')
  expect(sent).not.toContain('<textarea')
  expect(pageAt(page, { 'query.type': null, cont: null })).toContain('Loading the message')
})

it('a drawn form names no recipient, because its address may name anybody', async () => {
  const { html, parts = {} } = await drawn('/messagesend')
  const fields = Object.values(parts).flatMap(({ kinds }) => kinds)
  const field = fields.find(({ when }) => when['query.to'] === true)
  expect(field?.html).toMatch(/<input readOnly="" [^>]*value=""/)
  expect(html + JSON.stringify(parts)).not.toContain('{{query.')
})
