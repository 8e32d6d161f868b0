import type { NewRemote } from './new-remote'

/** Files by their path in the repository. */
export type Files = Readonly<Record<string, string>>

/** The files of a package: manifest, compiler, tests, build, pages as data. */
export function packageFiles(remote: NewRemote): Files {
  const { name, port } = remote
  return {
    [`${name}/package.json`]: `${JSON.stringify(packageOf(remote), undefined, 2)}\n`,
    [`${name}/tsconfig.json`]: `{ "extends": "../tooling/tsconfig.browser.json", "include": ["src", "webpack.config.ts"] }\n`,
    [`${name}/jest.config.mjs`]: `import { browser } from '../tooling/jest/browser.mjs'

export default browser(import.meta.url)
`,
    [`${name}/webpack.config.ts`]: `import type { RemoteBuild } from '@within-reach/tooling/remote'

/** The build settings of this remote. How it is built is written in tooling. */
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

/** What operators see of this remote as a whole; \`regional\` where its pages heed the switches of regions. */
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

${title.en}: a remote with its first page at \`${path}\`. It ships alone: no other package and no shell is built for it.

\`\`\`sh
npm run dev -- ${name}                        # http://127.0.0.1:${port}, rebuilt on every change
npx jest --selectProjects ${name}             # its unit tests; its journey is e2e/journeys/${noun}.spec.ts
npm run ship -- ${name} --why "First version"  # builds, tests, publishes and makes it live
\`\`\`

| file             | holds                                                                   |
| ---------------- | ----------------------------------------------------------------------- |
| \`src/pages.ts\`   | the list of pages, and what operators see of the remote                 |
| \`src/${noun}/\`    | one screen: its page (address, title, menu), component, styles, test    |
| \`src/locales/\`   | its sentences; \`npm run i18n\` brings new ones in, \`ko.po\` has Korean  |

How to add a screen, a sentence or a call: [CONTRIBUTING.md](../CONTRIBUTING.md). How it reaches visitors: [docs/shipping.md](../docs/shipping.md).
`

/** A text as a string literal. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
