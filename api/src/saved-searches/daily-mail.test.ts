import { dailyMail } from './mails'

const ways = { searches: 'https://site.test/mysearches', stop: 'https://site.test/stopmails' }
const post = (id: number) => ({
  subject: `Post ${id}`,
  region: null,
  location: null,
  page: `https://site.test/view?id=${id}`,
})
const found = (name: string, ...ids: number[]) => ({
  name,
  posts: ids.map(post),
  list: `https://site.test/find?search=${name}`,
})

it('the daily mail counts a post once that several searches found, and lists it under each', () => {
  const { subject, text } = dailyMail([found('sofa', 1, 2), found('orange', 2)], ways, 'en')
  expect(subject).toBe('2 new posts in your saved searches')
  expect(text).toMatch(/sofa: 2 new posts.*Post 2.*orange: 1 new post.*Post 2/s)
})
