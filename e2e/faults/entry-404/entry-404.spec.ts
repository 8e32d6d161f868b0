import { intercept, entryOf } from '../network'
import { itShowsCard } from '../scenarios'

itShowsCard({
  name: 'entry 404',
  sees: 'Instead of the section, a card that says that it is not available right now, with "Try again".',
  cause: (page, { remote }) =>
    intercept(page, entryOf(remote), (route) => route.fulfill({ status: 404, body: 'Not found' })),
})
