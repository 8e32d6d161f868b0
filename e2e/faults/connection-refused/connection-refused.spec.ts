import { answering, filesOf } from '../network'
import { tellOfCard } from '../story'

tellOfCard({
  name: 'connection refused',
  sees: 'The card with "Try again".',
  cause: (page, { remote }) => answering(page, filesOf(remote), (route) => route.abort('connectionrefused')),
})
