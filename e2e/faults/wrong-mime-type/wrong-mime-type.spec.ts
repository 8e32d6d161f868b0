import { intercept, entryOf } from '../network'
import { itShowsCard } from '../scenarios'

itShowsCard({
  name: 'wrong MIME type',
  sees: 'The card with "Try again".',
  cause: (page, { remote }) =>
    intercept(page, entryOf(remote), async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, contentType: 'text/html' })
    }),
})
