import { answering, entryOf } from '../network'
import { tellOfCard } from '../story'

tellOfCard({
  name: 'entry 404',
  sees: 'A card in the place of the section says that it is taking a break, and offers "Try again".',
  cause: (page, { remote }) =>
    answering(page, entryOf(remote), (route) => route.fulfill({ status: 404, body: 'Not found' })),
})
