import { type Files, type NewRemote, sourceFiles } from '@within-reach/kit/create'
import { journeyOf } from './journey'

/** The files of a new remote by their path in the repository: manifest, settings, README, sources and journey. */
export function remoteFiles(remote: NewRemote): Files {
  const { name, noun } = remote
  const files = {
    'package.json': `${JSON.stringify(packageOf(remote), undefined, 2)}\n`,
    'tsconfig.json': `{ "extends": "../tooling/tsconfig.browser.json", "include": ["src", "webpack.config.ts"] }\n`,
    'jest.config.mjs': `import { browser } from '../tooling/jest/browser.mjs'

export default browser(import.meta.url)
`,
    'README.md': readmeOf(remote),
    ...sourceFiles(remote),
  }
  return {
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`${name}/${file}`, text])),
    [`e2e/journeys/${noun}.spec.ts`]: journeyOf(remote),
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
    devDependencies: { '@types/react': 'catalog:', '@within-reach/kit': 'workspace:*' },
  }
}

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
| \`src/locales/\`   | its messages: \`npm run i18n\` adds new ones; the other files translate them |

How to add a screen, a text or a call: [CONTRIBUTING.md](../CONTRIBUTING.md). How it reaches visitors: [docs/shipping.md](../docs/shipping.md).
`
