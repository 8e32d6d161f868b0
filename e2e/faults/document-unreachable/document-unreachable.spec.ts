import { truncateDocument, blockRegistry } from '../document'
import { itShowsLastKnown } from '../scenarios'

itShowsLastKnown({
  name: 'document unreachable',
  sees: 'On a first visit, the card with "Try again" instead of every section. On a later visit, the versions of the last visit. In an open tab, nothing.',
  async cause(page) {
    const endings = [await truncateDocument(page), await blockRegistry(page)]
    return async () => {
      for (const endFault of endings) await endFault()
    }
  },
})
