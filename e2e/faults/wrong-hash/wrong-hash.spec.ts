import { intercept, entryOf } from '../network'
import { itShowsCard } from '../scenarios'

itShowsCard({
  name: 'wrong hash',
  sees: 'The card with "Try again". The changed code did not run.',
  cause: (page, { remote }) =>
    intercept(page, entryOf(remote), async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\ndocument.body.replaceChildren()` })
    }),
})
