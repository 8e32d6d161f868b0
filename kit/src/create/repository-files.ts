import { ciFiles, type CiSystem } from './ci/ci-files'
import { journeyFiles } from './journey-files'
import { manifestOf, playwrightVersion } from './manifest'
import type { NewRemote } from './new-remote'
import { sharedTexts } from '../build/shared-texts'
import { sourceFiles } from './source-files'
import type { Files } from './texts'
import { translationsOf } from './translations'

/**
 * All files of a new remote in a repository of its own, by their path in it.
 * @param systems the CI systems that get a pipeline
 */
export async function repositoryFiles(remote: NewRemote, systems: readonly CiSystem[]): Promise<Files> {
  const shared = await sharedTexts()
  const translations = translationsOf(remote).map(
    ([language, own]) => [language, { ...shared[language], ...own }] as const,
  )
  const pipelines = ciFiles(remote.name, systems, await playwrightVersion())
  const english = Object.keys(translations[0]?.[1] ?? {}).map((text) => [text, text])
  return {
    'package.json': `${JSON.stringify(await manifestOf(remote), undefined, 2)}\n`,
    'tsconfig.json': `{ "extends": "@within-reach/kit/tsconfig.json", "include": ["src", "e2e", "*.config.ts"] }\n`,
    'jest.config.mjs': `import { remoteTests } from '@within-reach/kit/jest'

export default remoteTests(import.meta.url)
`,
    'lingui.config.mjs': `export { default } from '@within-reach/kit/lingui'\n`,
    '.oxlintrc.json': lintSettings,
    '.oxfmtrc.json': formatSettings,
    'pnpm-workspace.yaml': pnpmSettings,
    '.gitignore': ['node_modules/', 'dist/', '.cache/', 'playwright-report/', 'test-results/', ''].join('\n'),
    'README.md': readmeOf(remote) + pipelinesText(Object.keys(pipelines)),
    ...sourceFiles(remote),
    ...journeyFiles,
    ...pipelines,
    ...Object.fromEntries(
      [['en', Object.fromEntries(english)] as const, ...translations].map(([language, texts]) => [
        `src/locales/${language}.po`,
        catalogue(language, texts),
      ]),
    ),
  }
}

const lintSettings = `{
  "$schema": "./node_modules/oxlint/configuration_schema.json",
  "plugins": ["typescript", "react", "jsx-a11y", "jest"],
  "categories": { "correctness": "error" }
}
`

const formatSettings = `{
  "$schema": "./node_modules/oxfmt/configuration_schema.json",
  "semi": false,
  "singleQuote": true,
  "printWidth": 110,
  "sortPackageJson": false,
  "ignorePatterns": ["*.md", "package-lock.json", "pnpm-lock.yaml"]
}
`

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

const readmeOf = ({ name, noun, title, path }: NewRemote): string => `# ${name}

${title.en}: a remote of Within Reach, with its first page at \`${path}\`.

\`\`\`sh
npm install
npm test                                   # its unit tests
npm run lint && npm run types              # its sources; npm run format formats them
export REACH_SITE=https://staging.example.com REACH_TOKEN=…
npx kit dev                                # the site in one browser, with this remote from its sources
npx kit publish                            # builds and uploads the version; it is not live yet
npx kit check                              # whether it fits everything that is live
npx kit journeys                           # e2e in the deployed site, whose browsers get the published version
npx kit screens                            # compares its screens with their pictures in e2e/screens
npx kit release --why "The first version"  # gives it to visitors
\`\`\`

An operator of the site creates the token: \`registry token create\`.

| file                | contains                                                               |
| ------------------- | ---------------------------------------------------------------------- |
| \`src/pages.ts\`      | the list of pages, and how the console shows the remote                |
| \`src/${noun}/\`       | one screen: its page (address, title, menu), component, styles, test   |
| \`src/locales/\`      | its texts: \`npx kit messages\` adds new ones; the others translate them |
| \`e2e/\`              | journeys in a real browser, and the pictures of the screens            |
| \`webpack.config.ts\` | its name, what the shell loads, the port of the dev server             |
`

/** What the README says about the pipelines; nothing without one. */
const pipelinesText = (files: readonly string[]): string =>
  files.length === 0
    ? ''
    : `
The pipelines (${files.map((file) => `\`${file}\``).join(', ')}) need these settings of the repository: the variables
\`PACKAGE_REGISTRY\`, \`STAGING_SITE\` and \`PRODUCTION_SITE\`, and the secrets \`STAGING_TOKEN\` and \`PRODUCTION_TOKEN\`.
`
