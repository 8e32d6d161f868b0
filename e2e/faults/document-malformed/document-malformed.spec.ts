import { cuttingDocument } from '../document'
import { tellOfSame } from '../story'

tellOfSame({
  name: 'document malformed',
  sees: 'Nothing: what is live is asked for again, and taken where this site signed it.',
  cause: cuttingDocument,
})
