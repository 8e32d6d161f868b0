import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import { builtinRules } from 'eslint/use-at-your-own-risk'
import jest from 'eslint-plugin-jest'
import a11y from 'eslint-plugin-jsx-a11y-x'
import lingui from 'eslint-plugin-lingui'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { handedRuntime } from './tooling/eslint/handed-runtime.mjs'
import { noDrawers } from './tooling/eslint/no-drawers.mjs'
import { reasonedSilence } from './tooling/eslint/reasoned-silence.mjs'

const tests = ['**/*.test.ts', '**/*.test.tsx']
const browserPackages = ['shell', 'runtime', 'shared-core', 'shared-ui', 'mfe-*']
const sections = ['mfe-*/src/**/*.{ts,tsx}', 'shared-ui/src/**/*.{ts,tsx}']

/** The house's own rules; `long-file` is ESLint's max-lines under a second name, so that it can stand twice. */
const house = {
  rules: {
    'no-drawers': noDrawers,
    'reasoned-silence': reasonedSilence,
    'long-file': builtinRules.get('max-lines'),
  },
}

const noSleeping = [
  {
    selector:
      "AwaitExpression > NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
    message: 'A test waits for what it wants to see, not for a time.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'A test waits for what it wants to see, not for a time.',
  },
]

/** The packages all of whose sentences stand in their catalogues. */
const spoken = ['shell', 'mfe-*']

/** What looks like a sentence and is none: class names, addresses, keys, formats. */
const unspoken = {
  ignore: [
    // One word without a capital, and whatever holds no letter: keys, tokens, class names.
    '^[a-z][\\w:./#-]*$',
    '^[^A-Za-z]*$',
    // Constants, header names, addresses, media queries, MIME types.
    '^[A-Z_]+$',
    '^(https?:|mailto:|\\.?/|\\?|\\(|var\\()',
    // Markup.
    '^(<|&\\w+;$)',
    // Selectors.
    '^(#|\\[data-|:not\\(|[a-z]+(, [a-z]+)+$)',
    // Cookies, and what is reported rather than shown.
    '; Path=/; ',
    'took longer than',
    '(is not published|did not load|is not what was published)$',
    'without the signature of this site',
    'came without all that was decided',
    // Names of protocols: headers of HTTP, algorithms.
    '^[A-Z][a-z]+(-[A-Z][a-z]+)+$',
    '^(ETag|Ed25519)$',
    // The product's name, in every language.
    '^(© 2023 )?Within Reach$',
  ],
  ignoreNames: [
    {
      regex: {
        pattern:
          '^(className|styleName|key|id|htmlFor|type|name|variant|role|rel|href|src|d|viewBox|fill|stroke|autoComplete|pattern|accept)$',
      },
    },
    {
      regex: {
        pattern:
          '^(path|to|as|shape|tone|language|locale|code|kind|region|status|cookie|media|identifierPrefix)$',
      },
    },
    { regex: { pattern: '^aria-(labelledby|describedby)$' } },
    // Data that stands in both languages, such as a page's title.
    { regex: { pattern: '^(en|ko)$' } },
  ],
  ignoreFunctions: [
    'Error',
    'TypeError',
    'DOMException',
    'buttonClass',
    'classNames',
    // Drawings, and what is reported rather than shown.
    'drawing',
    'scene',
    'withTimeLimit',
    'super',
    '*.setAttribute',
    'headers.set',
    '*.headers.has',
    '*.addEventListener',
    '*.matchMedia',
    '*.querySelector',
    '*.querySelectorAll',
    '*.startsWith',
    '*.includes',
    'import',
  ],
}

const message = 'The shell and shared-core own the page: use what useRemote() and shared-core offer.'
const ownedByTheShell = ['fetch', 'history', 'localStorage', 'sessionStorage']

// Oxlint has the rules that need types (.oxlintrc.json).
export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.data/',
    '**/.cache/',
    '**/coverage/',
    '**/test-results/',
    '**/playwright-report/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { house },
    rules: {
      'house/no-drawers': 'error',
      'house/reasoned-silence': 'error',
      // A file over 250 lines says in a comment why it must be; none goes over 400.
      'house/long-file': ['warn', { max: 250 }],
      'max-lines': ['error', { max: 400 }],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      eqeqeq: 'error',
    },
  },
  {
    // The compiler checks names here better than no-undef does (tooling/tsconfig.json reads the .mjs files as well).
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: browserPackages.map((packageName) => `${packageName}/src/**/*.{ts,tsx}`),
    extends: [reactHooks.configs.flat.recommended, a11y.configs.recommended],
    rules: {
      'no-console': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Without a library for data, "loading" is set where the loading begins: in the effect.
      'react-hooks/set-state-in-effect': 'off',
      // Speaks of React's compiler, which is not used here.
      'react-hooks/incompatible-library': 'off',
      // A section may listen to keys that bubble up to it, such as Escape.
      'jsx-a11y-x/no-static-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] },
      ],
      // A component of our own may ask for the focus when a person's action brought it up.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: sections,
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...ownedByTheShell.map((name) => ({ name, message }))],
      'no-restricted-properties': [
        'error',
        ...ownedByTheShell.map((property) => ({ object: 'window', property, message })),
        { object: 'document', property: 'cookie', message },
      ],
    },
  },
  { files: ['runtime/src/**/*.ts'], ignores: [...tests, '**/testing/**'], rules: handedRuntime },
  {
    files: spoken.map((packageName) => `${packageName}/src/**/*.{ts,tsx}`),
    // A long text, such as the terms, stands whole in a file for each language.
    ignores: [...tests, '**/{page,pages}.ts', '**/locales/**', '**/testing/**', '**/*.{en,ko}.tsx'],
    plugins: { lingui },
    rules: {
      'lingui/no-unlocalized-strings': ['error', unspoken],
      'lingui/t-call-in-function': 'error',
      'lingui/no-single-variables-to-translate': 'error',
      'lingui/no-expression-in-message': 'error',
    },
  },
  { files: ['api/src/**/*.ts'], ignores: tests, rules: { 'no-console': 'error' } },
  {
    files: tests,
    extends: [jest.configs['flat/recommended']],
    rules: {
      'jest/no-disabled-tests': 'error',
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
      // A test that only root can run.
      'jest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['asRoot'] }],
      'jest/no-commented-out-tests': 'error',
      'jest/valid-title': 'error',
      'no-restricted-syntax': ['error', ...noSleeping],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    // Playwright reads from the first parameter which fixtures are wanted, also where it is none.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['e2e/{journeys,faults}/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...noSleeping] } },
  // Here a tool reads the default export.
  {
    files: [
      '**/*.config.{ts,mjs}',
      'api/src/testing/global-*.ts',
      'e2e/site/start.ts',
      'tooling/bootstrap/progress/{jest,playwright}.mjs',
      'tooling/jest/{browser,node}-environment.mjs',
      'tooling/{dependency-cruiser,folder-circles}.mjs',
      '**/*.d.ts',
      'tooling/jest/*.cjs',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
)
