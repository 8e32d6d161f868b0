import { intercept, filesOf } from '../network'
import { itShowsCard } from '../scenarios'

itShowsCard({
  name: 'connection refused',
  sees: 'The card with "Try again".',
  cause: (page, { remote }) => intercept(page, filesOf(remote), (route) => route.abort('connectionrefused')),
})
