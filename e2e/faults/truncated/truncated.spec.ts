import { intercept, entryOf } from '../network'
import { itShowsCard } from '../scenarios'

itShowsCard({
  name: 'truncated',
  sees: 'The card with "Try again".',
  cause: (page, { remote }) =>
    intercept(page, entryOf(remote), async (route) => {
      const response = await route.fetch()
      const body = await response.body()
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
    }),
})
