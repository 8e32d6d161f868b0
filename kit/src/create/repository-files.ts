import { manifestOf } from './manifest'
import type { NewRemote } from './new-remote'
import { korean } from './screen-files'
import { sharedTexts } from '../build/shared-texts'
import { sourceFiles } from './source-files'
import type { Files } from './texts'

/** All files of a new remote in a repository of its own, by their path in it. */
export async function repositoryFiles(remote: NewRemote): Promise<Files> {
  const texts = { ...(await sharedTexts()), ...korean(remote) }
  const english = Object.fromEntries(Object.keys(texts).map((text) => [text, text]))
  return {
    'package.json': `${JSON.stringify(await manifestOf(remote), undefined, 2)}\n`,
    'tsconfig.json': `{ "extends": "@within-reach/kit/tsconfig.json", "include": ["src", "webpack.config.ts"] }\n`,
    'jest.config.mjs': `import { remoteTests } from '@within-reach/kit/jest'

export default remoteTests(import.meta.url)
`,
    'lingui.config.mjs': `export { default } from '@within-reach/kit/lingui'\n`,
    'pnpm-workspace.yaml': pnpmSettings,
    '.gitignore': 'node_modules/\ndist/\n.cache/\n',
    'README.md': readmeOf(remote),
    ...sourceFiles(remote),
    'src/locales/en.po': catalogue('en', english),
    'src/locales/ko.po': catalogue('ko', texts),
  }
}

const pnpmSettings = `# Settings of pnpm: the packages that may run a script when they are installed. npm does not read this file.
allowBuilds:
  '@swc/core': true
  esbuild: true
  '@parcel/watcher': false
`

/** A catalogue in the format of gettext. */
const catalogue = (language: string, texts: Readonly<Record<string, string>>): string =>
  [
    `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${language}\\n"\n`,
    ...Object.entries(texts)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([english, text]) => `msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(text)}\n`),
  ].join('\n')

const readmeOf = ({ name, noun, title, path, port }: NewRemote): string => `# ${name}

${title.en}: a remote of Within Reach, with its first page at \`${path}\`.

\`\`\`sh
npm install
npm test                                   # its unit tests
npm run types                              # checks the types
export REACH_SITE=https://example.com REACH_TOKEN=…
npx kit dev                                # the site on http://127.0.0.1:${port}, with this remote rebuilt on every change
npx kit publish                            # builds and uploads the version; it is not live yet
npx kit check                              # whether it fits everything that is live
npx kit promote --why "The first version"  # makes it live
\`\`\`

An operator of the site creates the token: \`registry token create\`.

| file                | contains                                                               |
| ------------------- | ---------------------------------------------------------------------- |
| \`src/pages.ts\`      | the list of pages, and how the console shows the remote                |
| \`src/${noun}/\`       | one screen: its page (address, title, menu), component, styles, test   |
| \`src/locales/\`      | its texts: \`npx kit messages\` adds new ones; \`ko.po\` has the Korean    |
| \`webpack.config.ts\` | its name, what the shell loads, the port of the dev server             |
`
