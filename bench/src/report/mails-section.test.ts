import { judgeMails, mailsSection } from './mails-section'

const measured = {
  measured: '2026-11-29',
  machine: { processors: 2, model: 'Some', memoryGiB: 8, node: 'v20' },
}
const reported = { due: 100, missed: 0, twice: 0 }
const result = (mails: number, repeated: number) => ({
  mails: {
    ...measured,
    kills: 50,
    seconds: 200,
    sending: 125,
    mails,
    repeated,
    posts: reported,
    messages: reported,
  },
})

it.each([
  ['one in a thousand', 20_000, 20, false],
  ['one in ten thousand', 20_000, 2, true],
  ['none of too few', 9_999, 0, false],
])('judges the share of repeated mails: %s', (_case, mails, repeated, met) => {
  expect(judgeMails(result(mails, repeated)).at(-1)).toMatchObject({
    measured: `${repeated} of ${mails}`,
    met,
  })
})

it('derives how long a mail can be repeated, and the share under rarer kills', () => {
  expect(mailsSection(result(1000, 4)).join()).toContain(
    'one in 250, or 0.08 for each kill. The service was killed between the end of such a mail and the commit that follows the answer of the mail server. Each kill comes after 2.50 seconds of sending on average, so a mail is in this state for about 10 ms. With one kill in an hour of sending, one mail in 360000 would arrive twice.',
  )
})
