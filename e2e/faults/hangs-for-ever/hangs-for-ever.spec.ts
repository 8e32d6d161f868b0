import { answering, entryOf } from '../network'
import { itShowsCard } from '../scenarios'

itShowsCard({
  name: 'hangs for ever',
  sees: 'The outline of a page or the page as it was drawn ahead, and after four seconds the card with "Try again".',
  hangs: true,
  cause: (page, { remote }) => answering(page, entryOf(remote), () => {}),
})
