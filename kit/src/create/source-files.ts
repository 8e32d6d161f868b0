import type { NewRemote } from './new-remote'
import { screenFiles } from './screen-files'
import { type Files, titleOf } from './texts'

/** The sources of a new remote, by their path in it: build settings, list of pages, entry, catalogue, first screen. */
export const sourceFiles = (remote: NewRemote): Files => ({
  'webpack.config.ts': `import type { RemoteBuild } from '@within-reach/kit'

/** The build settings of this remote. The build itself is in @within-reach/kit. */
export const remote: RemoteBuild = {
  name: '${remote.name}',
  exposes: { './pages': './src/index.ts' },
  port: ${remote.port},
}
`,
  'src/pages.ts': pagesOf(remote),
  'src/index.ts': entry,
  'src/locales/catalog.ts': `import type { LoadCatalog } from '@within-reach/shared-core/react'

/** The package's message catalogue, loaded by language. */
export const catalog: LoadCatalog = (language) =>
  import(/* webpackChunkName: "i18n-[request]" */ \`./\${language}.po\`) as ReturnType<LoadCatalog>
`,
  ...screenFiles(remote),
})

const pagesOf = ({
  noun,
  title,
}: NewRemote): string => `import type { RemoteSection } from '@within-reach/contract'
import { first } from './${noun}/page'

/** How the console shows this remote. \`regional\`: whether its pages follow the switches of regions. */
export const section: RemoteSection = {
  title: ${titleOf(title)},
  regional: false,
}

/** The pages of this remote. Each is declared beside its screen. */
export const pages = [first]
`

const entry = `import { createPageLifecycles } from '@within-reach/shared-core/react'
import { catalog } from './locales/catalog'
import { pages } from './pages'

export const { bootstrap, mount, unmount, update, preload } = createPageLifecycles(pages, catalog)
`
