import { intercept, entryOf } from '../network'
import { itShowsCard } from '../scenarios'

itShowsCard({
  name: 'hangs for ever',
  sees: 'The skeleton or the prerendered page, and after four seconds the card with "Try again".',
  hangs: true,
  cause: (page, { remote }) => intercept(page, entryOf(remote), () => {}),
})
