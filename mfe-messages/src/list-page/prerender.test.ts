import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from '../locales/catalog'
import { pages } from '../pages'

const drawing = prerenderPages(pages, catalog)('en')

it('the build draws the pages without their messages, for members only', async () => {
  const drawn = await drawing
  expect(Object.keys(drawn).sort()).toEqual([
    '/message',
    '/messagedetail',
    '/messagesend',
    '/mobilemessage',
    '/mobilemsgsend',
  ])
  for (const page of Object.values(drawn)) {
    expect(page.when).toEqual({ member: true })
    expect(JSON.stringify(page)).not.toContain('-of-the-')
  }
})

it('the recipient of the address is in the drawn form', async () => {
  const { parts = {} } = (await drawing)['/messagesend'] ?? {}
  const fields = Object.values(parts).flatMap(({ kinds }) => kinds)
  const field = fields.find(({ when }) => when['query.nick'] === true && when['query.to'] === true)
  expect(field?.html).toContain('value="{{query.nick}}"')
})
