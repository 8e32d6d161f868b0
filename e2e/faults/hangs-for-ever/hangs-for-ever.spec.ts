import { answering, entryOf } from '../network'
import { tellOfCard } from '../story'

tellOfCard({
  name: 'hangs for ever',
  sees: 'The outline of a page, and after four seconds the card with "Try again".',
  hangs: true,
  cause: (page, { remote }) => answering(page, entryOf(remote), () => {}),
})
