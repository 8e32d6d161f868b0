import { cuttingDocument } from '../document'
import { itChangesNothing } from '../scenarios'

itChangesNothing({
  name: 'document malformed',
  sees: 'Nothing: what is live is asked for again, and taken where this site signed it.',
  cause: cuttingDocument,
})
