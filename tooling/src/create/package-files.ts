import type { NewRemote } from './new-remote'

/** Files by their path in the repository. */
export type Files = Readonly<Record<string, string>>

/** The files of a new package besides its screen: manifest, settings, README, list of pages, entry, catalogue. */
export function packageFiles(remote: NewRemote): Files {
  const { name, port } = remote
  return {
    [`${name}/package.json`]: `${JSON.stringify(packageOf(remote), undefined, 2)}\n`,
    [`${name}/tsconfig.json`]: `{ "extends": "../tooling/tsconfig.browser.json", "include": ["src", "webpack.config.ts"] }\n`,
    [`${name}/jest.config.mjs`]: `import { browser } from '../tooling/jest/browser.mjs'

export default browser(import.meta.url)
`,
    [`${name}/webpack.config.ts`]: `import type { RemoteBuild } from '@within-reach/tooling/remote'

/** The build settings of this remote. The build itself is in tooling. */
export const remote: RemoteBuild = {
  name: '${name}',
  exposes: { './pages': './src/index.ts' },
  port: ${port},
}
`,
    [`${name}/README.md`]: readmeOf(remote),
    [`${name}/src/pages.ts`]: pagesOf(remote),
    [`${name}/src/index.ts`]: entry,
    [`${name}/src/locales/catalog.ts`]: `import type { LoadCatalog } from '@within-reach/shared-core/react'

/** The package's message catalogue, loaded by language. */
export const catalog: LoadCatalog = (language) =>
  import(/* webpackChunkName: "i18n-[request]" */ \`./\${language}.po\`) as ReturnType<LoadCatalog>
`,
  }
}

function packageOf({ name, noun }: NewRemote) {
  return {
    name: `@within-reach/${name}`,
    version: '0.1.0',
    private: true,
    description: `Remote: ${noun}`,
    type: 'module',
    scripts: { types: 'tsc --noEmit' },
    dependencies: {
      '@lingui/react': 'catalog:',
      '@within-reach/contract': 'workspace:*',
      '@within-reach/shared-core': 'workspace:*',
      '@within-reach/shared-ui': 'workspace:*',
      react: 'catalog:',
    },
    devDependencies: { '@types/react': 'catalog:', '@within-reach/tooling': 'workspace:*' },
  }
}

const pagesOf = ({
  noun,
  title,
}: NewRemote): string => `import type { RemoteSection } from '@within-reach/contract'
import { first } from './${noun}/page'

/** How the console shows this remote. \`regional\`: whether its pages follow the switches of regions. */
export const section: RemoteSection = {
  title: { en: ${quoted(title.en)}, ko: ${quoted(title.ko)} },
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

const readmeOf = ({ name, noun, title, path, port }: NewRemote): string => `# ${name}

${title.en}: a remote with its first page at \`${path}\`. It ships on its own, without a build of another package.

\`\`\`sh
npm run dev -- ${name}                        # http://127.0.0.1:${port}, rebuilt on every change
npx jest --selectProjects ${name}             # its unit tests; its journey is e2e/journeys/${noun}.spec.ts
npm run ship -- ${name} --why "First version"  # builds, tests, publishes and makes it live
\`\`\`

| file             | contains                                                                |
| ---------------- | ----------------------------------------------------------------------- |
| \`src/pages.ts\`   | the list of pages, and how the console shows the remote                 |
| \`src/${noun}/\`    | one screen: its page (address, title, menu), component, styles, test    |
| \`src/locales/\`   | its messages: \`npm run i18n\` adds new ones; \`ko.po\` has the Korean    |

How to add a screen, a text or a call: [CONTRIBUTING.md](../CONTRIBUTING.md). How it reaches visitors: [docs/shipping.md](../docs/shipping.md).
`

/** A text as a string literal. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
