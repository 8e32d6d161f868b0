import { answering, entryOf } from '../network'
import { itShowsCard } from '../scenarios'

itShowsCard({
  name: 'entry 404',
  sees: 'A card in the place of the section says that it is taking a break, and offers "Try again".',
  cause: (page, { remote }) =>
    answering(page, entryOf(remote), (route) => route.fulfill({ status: 404, body: 'Not found' })),
})
