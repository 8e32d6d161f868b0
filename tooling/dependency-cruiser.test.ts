import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** One import in a copy of the workspace: its file, its target, and the rule that must refuse it. */
type Planted = readonly [file: string, imported: string, rule: string]

const forbidden: readonly Planted[] = [
  ['contract/src/a.ts', '@within-reach/registry', 'contract-workspaces'],
  ['contract/src/b.ts', 'rxjs', 'contract-packages'],
  ['contract/src/c.ts', 'node:fs', 'no-node-in-the-browser'],
  ['registry/src/a.ts', '@within-reach/shared-core', 'registry-workspaces'],
  ['registry/src/b.ts', 'rxjs', 'registry-packages'],
  ['registry/src/c.ts', 'node:fs', 'no-node-in-the-browser'],
  ['registry/src/d.ts', './cli/here', 'command-line-on-top'],
  ['shared-core/src/a.ts', '@within-reach/shared-ui', 'shared-core-workspaces'],
  ['shared-core/src/b.ts', '@within-reach/registry', 'shared-core-workspaces'],
  ['shared-core/src/c.ts', 'react', 'shared-core-packages'],
  ['shared-core/src/d.ts', 'react-router-dom', 'shared-core-packages'],
  ['shared-core/src/e.ts', './react/index', 'core-below-adapters'],
  ['shared-core/src/g.ts', './forms/index', 'core-below-adapters'],
  ['shared-core/src/react/f.ts', 'valibot', 'shared-core-react-packages'],
  ['shared-core/src/forms/f.ts', 'rxjs', 'shared-core-forms-packages'],
  ['shared-ui/src/a.ts', '@within-reach/contract', 'shared-ui-workspaces'],
  ['shared-ui/src/b.ts', '@within-reach/shared-core', 'shared-ui-workspaces'],
  ['shared-ui/src/c.ts', 'rxjs', 'shared-ui-packages'],
  ['runtime/src/a.ts', '@within-reach/shared-ui', 'runtime-workspaces'],
  ['runtime/src/b.ts', '../../shell/src/index', 'runtime-workspaces'],
  ['runtime/src/c.ts', 'react', 'runtime-packages'],
  ['runtime/src/d.ts', 'node:fs', 'no-node-in-the-browser'],
  ['shell/src/a.ts', '../../mfe-account/src/index', 'shell-workspaces'],
  ['shell/src/b.ts', '../../api/src/platform/here', 'shell-workspaces'],
  ['mfe-askreach/src/a.ts', '../../mfe-account/src/index', 'mfe-askreach-workspaces'],
  ['mfe-userspace/src/a.ts', '@within-reach/registry', 'mfe-userspace-workspaces'],
  ['mfe-messages/src/a.ts', '../../shell/src/index', 'mfe-messages-workspaces'],
  ['mfe-account/src/a.ts', '../../mfe-messages/src/index', 'mfe-account-workspaces'],
  ['mfe-console/src/a.ts', '@within-reach/registry', 'mfe-console-workspaces'],
  ['mfe-console/src/b.ts', '@within-reach/runtime', 'mfe-console-workspaces'],
  ['mfe-account/src/b.ts', '@testing-library/react', 'test-libraries-in-tests'],
  ['mfe-account/src/c.ts', 'unheard-of', 'not-resolvable'],
  ['mfe-account/src/d.ts', 'stowaway', 'undeclared-package'],
  ['mfe-account/src/e.ts', 'react-router-dom', 'one-router'],
  ['api/src/app.ts', '@within-reach/shared-core', 'api-workspaces'],
  ['api/src/boards/a.ts', '../messages/here', 'features-apart'],
  ['api/src/boards/b.ts', '../site/here', 'features-apart'],
  ['api/src/boards/e.ts', '../accounts/guard', 'features-apart'],
  ['api/src/boards/c.ts', '@within-reach/registry', 'features-without-registry'],
  ['api/src/boards/d.ts', '../testing/here', 'test-libraries-in-tests'],
  ['api/src/platform/a.ts', '../boards/here', 'platform-below-features'],
  ['api/src/doctor/a.ts', '../boards/here', 'doctor-beside-the-service'],
  ['api/src/backup/a.ts', '../boards/here', 'backup-beside-the-service'],
  ['e2e/journeys/a.ts', '@within-reach/shared-core', 'e2e-workspaces'],
  ['bench/src/a.ts', '@within-reach/registry', 'bench-workspaces'],
  ['tooling/src/a.ts', '@within-reach/shared-core', 'tooling-workspaces'],
  ['kit/src/a.ts', '@within-reach/shared-core', 'kit-workspaces'],
  ['kit/src/b.ts', '@within-reach/tooling', 'kit-workspaces'],
  ['api/src/b.ts', 'jest', 'nothing-from-development'],
  ['shell/src/c.ts', '../../contract/src/boards', 'no-deep-import'],
  ['shell/src/d.ts', '@within-reach/contract/src/boards', 'not-resolvable'],
  ['shell/src/e.ts', '@within-reach/kit/builder', 'shell-workspaces'],
  ['shell/src/circle-a.ts', './circle-b', 'no-circle'],
]

const allowed: readonly (readonly [file: string, imported: string])[] = [
  ['contract/src/yes.ts', 'valibot'],
  ['registry/src/yes.ts', '@within-reach/contract'],
  ['shared-core/src/yes.ts', 'rxjs'],
  ['shared-core/src/react/yes.ts', 'single-spa-react'],
  ['shared-core/src/forms/yes.ts', 'valibot'],
  ['shared-core/src/react/yes-too.ts', '../index'],
  ['shared-ui/src/yes.ts', 'react'],
  ['runtime/src/yes.ts', '@within-reach/registry'],
  ['runtime/src/yes-too.ts', 'rxjs'],
  ['shell/src/yes.ts', '@within-reach/registry'],
  ['shell/src/yes-too.ts', '@within-reach/runtime'],
  ['mfe-account/src/yes.ts', '@within-reach/shared-core/react'],
  ['mfe-account/src/yes.test.ts', '@testing-library/react'],
  ['api/src/yes.ts', '@within-reach/registry'],
  ['api/src/boards/yes.ts', '../platform/here'],
  ['api/src/boards/yes.test.ts', '../testing/here'],
  ['e2e/journeys/yes.ts', '@within-reach/contract'],
  ['e2e/journeys/yes-too.ts', '@within-reach/kit/builder'],
  ['kit/src/yes.ts', '@within-reach/registry'],
  ['tooling/src/yes.ts', '@within-reach/kit/builder'],
]

/** Two folders of a package that import each other, through different files. */
const folderCircle = (packageName: string): Record<string, string> => ({
  [`${packageName}/src/one/a.ts`]: "import '../two/b'",
  [`${packageName}/src/one/d.ts`]: '',
  [`${packageName}/src/two/b.ts`]: '',
  [`${packageName}/src/two/c.ts`]: "import '../one/d'",
})
/** Two folders: one imports the other, and their tests import each other. */
const layers: Record<string, string> = {
  'shared-core/src/upper/a.ts': "import '../lower/b'",
  'shared-core/src/lower/b.ts': '',
  'shared-core/src/lower/b.test.ts': "import '../upper/a'",
  'shared-core/src/lower/testing/c.ts': "import '../../upper/a'",
}

/** The targets of the planted imports. */
const surroundings: Record<string, string> = {
  'contract/src/index.ts': '',
  'contract/src/boards.ts': '',
  'registry/src/index.ts': '',
  'registry/src/cli/here.ts': '',
  'shared-core/src/index.ts': '',
  'shared-core/src/react/index.ts': '',
  'shared-core/src/forms/index.ts': '',
  'shared-ui/src/index.ts': '',
  'runtime/src/index.ts': '',
  'shell/src/index.ts': '',
  'kit/src/builder.ts': '',
  'shell/src/circle-b.ts': "import './circle-a'",
  'mfe-account/src/index.ts': '',
  'mfe-messages/src/index.ts': '',
  'api/src/accounts/guard.ts': '',
  'api/src/boards/here.ts': '',
  'api/src/messages/here.ts': '',
  'api/src/platform/here.ts': '',
  'api/src/site/here.ts': '',
  'api/src/testing/here.ts': '',
}

const workspaces = [
  ...['contract', 'registry', 'shared-core', 'shared-ui', 'runtime', 'kit', 'shell'],
  ...['mfe-askreach', 'mfe-userspace'],
  ...['mfe-messages', 'mfe-account', 'mfe-console', 'api', 'e2e', 'bench', 'tooling'],
]
const packages = [
  'valibot',
  'rxjs',
  'react',
  'react-router-dom',
  'single-spa-react',
  '@testing-library/react',
  'jest',
  'stowaway',
]

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

const repository = join(__dirname, '..')
let workspace: string
let report: Report
let folderReport: Report

beforeAll(async () => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')))
  for (const packageName of workspaces) {
    put(`${packageName}/index.d.ts`, '')
    cpSync(join(repository, packageName, 'package.json'), join(workspace, packageName, 'package.json'))
    link(`node_modules/@within-reach/${packageName}`, packageName)
  }
  cpSync(join(repository, 'package.json'), join(workspace, 'package.json'))
  for (const name of packages) install(name)
  const planted = [surroundings, layers, ...workspaces.map(folderCircle)]
  for (const [file, source] of planted.flatMap(Object.entries)) put(file, source as string)
  for (const [file, imported] of [...forbidden, ...allowed]) put(file, `import '${imported}'`)
  report = await cruise('dependency-cruiser.mjs')
  folderReport = await cruise('folder-circles.mjs')
}, 240_000)

afterAll(() => rmSync(workspace, { recursive: true }))

it.each(forbidden)('refuses that %s imports %s (%s)', (file, _, rule) => {
  expect(rulesBrokenBy(file)).toContain(rule)
})

it.each(allowed)('lets %s import %s', (file) => {
  expect(rulesBrokenBy(file)).toEqual([])
})

it.each(workspaces)(
  'refuses a circle between two folders of %s without a circle between files',
  (packageName) => {
    expect(foldersInCircles()).toEqual(
      expect.arrayContaining([`${packageName}/src/one`, `${packageName}/src/two`]),
    )
    expect(Object.keys(folderCircle(packageName)).flatMap(rulesBrokenBy)).toEqual([])
  },
)

it('allows one folder of a package to import another, and tests to import anything', () => {
  expect(foldersInCircles().filter((folder) => /\/(?:upper|lower)/.test(folder))).toEqual([])
})

function foldersInCircles(): string[] {
  const { violations } = folderReport.summary
  return violations.filter(({ rule }) => rule.name === 'no-folder-circle').map(({ from }) => from)
}

function rulesBrokenBy(file: string): string[] {
  return report.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)
}

function put(file: string, source: string): void {
  mkdirSync(dirname(join(workspace, file)), { recursive: true })
  writeFileSync(join(workspace, file), source)
}

function link(from: string, to: string): void {
  mkdirSync(dirname(join(workspace, from)), { recursive: true })
  symlinkSync(join(workspace, to), join(workspace, from))
}

/** As pnpm does: the package below .pnpm, and a link to it. */
function install(name: string): void {
  const real = `node_modules/.pnpm/${name.replace('/', '+')}@1.0.0/node_modules/${name}`
  put(`${real}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'dist/index.js' }))
  put(`${real}/dist/index.js`, '')
  link(`node_modules/${name}`, real)
}

/** Runs the rules over the planted workspace, as `npm run rules` does over the real one. */
function cruise(name: string): Promise<Report> {
  const config = join(repository, 'tooling', name)
  const args = ['--config', config, '--output-type', 'json', ...workspaces]
  return new Promise((resolve, reject) => {
    execFile(
      join(repository, 'node_modules/.bin/depcruise'),
      args,
      { cwd: workspace, maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        // It exits with the number of violations, and some are planted.
        if (stdout === '') reject(error ?? new Error(stderr))
        else resolve(JSON.parse(stdout) as Report)
      },
    )
  })
}
