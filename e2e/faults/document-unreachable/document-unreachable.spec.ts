import { cuttingDocument, cuttingOffRegistry } from '../document'
import { itShowsLastKnown } from '../scenarios'

itShowsLastKnown({
  name: 'document unreachable',
  sees: 'On a first visit, the card with "Try again" instead of every section. On a later visit, the versions of the last visit. In an open tab, nothing.',
  async cause(page) {
    const mends = [await cuttingDocument(page), await cuttingOffRegistry(page)]
    return async () => {
      for (const mend of mends) await mend()
    }
  },
})
