import { changeDocument, blockRegistry } from '../document'
import { itShowsCard } from '../scenarios'

interface PageData {
  readonly decision: { readonly remotes: Record<string, object> }
}

itShowsCard({
  name: 'one bad entry in the document',
  sees: 'Nothing if the document can be requested again; otherwise the card with "Try again" instead of that section only.',
  async cause(page, { remote }) {
    const restorePages = await changeDocument(page, (text) => {
      const { decision } = JSON.parse(text) as PageData
      const { [remote]: entry, ...others } = decision.remotes
      const remotes = { ...others, [remote]: { ...entry, version: 7 } }
      return JSON.stringify({ decision: { ...decision, remotes } }).replaceAll('<', '\\u003c')
    })
    const restoreRegistry = await blockRegistry(page)
    return async () => {
      await restorePages()
      await restoreRegistry()
    }
  },
})
