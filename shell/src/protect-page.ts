import { integrityGlobal } from '@within-reach/registry'
import { createPublishedFiles, type PolicyFactory, setPolicy } from '@within-reach/runtime/integrity'
import { readPageSettings } from './page-settings'

// Imported first, so that it protects the page before the first statement of any other module.
const { files, unhashed = [] } = readPageSettings()

/** The scripts and styles that may run in this page. */
export const published = createPublishedFiles(window.location.origin)

for (const [name, integrity] of Object.entries(files)) published.add(`/assets/${name}`, integrity)
for (const folder of unhashed) published.addUnhashed(folder)
Object.defineProperty(globalThis, integrityGlobal, { value: published.integrityOf })
setPolicy(published, (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes)
