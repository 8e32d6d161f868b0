import { block, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { publishPost, writeComment } from '../testing/moderated'
import { choose, newsTo, timePasses } from '../testing/notifications'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const subjects = async (member: Session) => (await newsTo(api, member)).map(({ subject }) => subject)
const halfAMinute = () => timePasses(api, '30 seconds')
/** The author of a post, and two who comment. */
const members = (number: number) =>
  Promise.all(['mina', 'alex', 'bo'].map((name) => api.signUp(`${name}${number}`))) as Promise<
    [Session, Session, Session]
  >

it('a commenter gets a mail when the author answers, and none when others go on', async () => {
  const [mina, alex, bo] = await members(1)
  const id = await publishPost(api, mina, 'A desk')
  await writeComment(api, mina, id, 'It is 80 cm wide')
  await writeComment(api, alex, id, 'Is it free?')
  await writeComment(api, bo, id, 'I want it too')
  await halfAMinute()
  expect([await subjects(alex), await subjects(bo)]).toEqual([[], []])
  await writeComment(api, mina, id, 'Yes')
  await halfAMinute()
  const [mail, ...more] = await newsTo(api, alex)
  expect([mail?.subject, more]).toEqual(['New comment: A desk', []])
  expect(mail?.text).toContain(`By ${mina.nick}.`)
  expect(mail?.text).toContain(`See it below the post:\n${api.platform.settings.publicUrl}/view?id=${id}\n`)
  expect(await subjects(bo)).toEqual(['New comment: A desk'])
})

it('a commenter gets no mail about what the author wrote before, after a block, or against their choice', async () => {
  const [mina, alex, bo] = await members(2)
  const id = await publishPost(api, mina, 'A shelf')
  await writeComment(api, alex, id, 'Is it free?')
  await writeComment(api, bo, id, 'Me too')
  const answer = await writeComment(api, mina, id, 'Yes')
  await writeComment(api, alex, id, 'Then I come')
  await api.call(block, { kind: 'comment', id: answer }, { token: bo.api_token })
  await halfAMinute()
  expect([await subjects(alex), await subjects(bo)]).toEqual([[], []])
  await choose(api, alex, { comments: 'none' })
  await writeComment(api, mina, id, 'At six?')
  await halfAMinute()
  expect(await subjects(alex)).toEqual([])
})
