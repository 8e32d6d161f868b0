import { truncateDocument } from '../document'
import { itChangesNothing } from '../scenarios'

itChangesNothing({
  name: 'document malformed',
  sees: 'Nothing: the page requests the document again, and accepts it if this site signed it.',
  cause: truncateDocument,
})
