import { changingDocument, cuttingOffRegistry } from '../document'
import { itShowsCard } from '../scenarios'

interface PageData {
  readonly decision: { readonly remotes: Record<string, object> }
}

itShowsCard({
  name: 'one bad entry in the document',
  sees: 'Nothing where the registry can be asked again; else the card with "Try again" in the place of that section alone.',
  async cause(page, { remote }) {
    const mendPages = await changingDocument(page, (text) => {
      const { decision } = JSON.parse(text) as PageData
      const { [remote]: entry, ...others } = decision.remotes
      const remotes = { ...others, [remote]: { ...entry, version: 7 } }
      return JSON.stringify({ decision: { ...decision, remotes } }).replaceAll('<', '\\u003c')
    })
    const mendRegistry = await cuttingOffRegistry(page)
    return async () => {
      await mendPages()
      await mendRegistry()
    }
  },
})
