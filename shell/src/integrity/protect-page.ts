import { integrityGlobal } from '@within-reach/registry'
import { readPageSettings } from '../page-data'
import { type PolicyFactory, setPolicy } from './policy'
import { published } from './published'

// Imported before everything else: what any module does when it is first run is guarded already.
const { files, unhashed } = readPageSettings()
for (const [name, integrity] of Object.entries(files)) published.add(`/assets/${name}`, integrity)
if (unhashed !== undefined) published.addUnhashed(unhashed)
Object.defineProperty(globalThis, integrityGlobal, { value: published.integrityOf })
setPolicy(published, (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes)
