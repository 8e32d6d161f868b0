import type { CiJob, CiStep, CiVariable } from './jobs'
import { indented } from './indented'

/**
 * The pipeline as a workflow of GitHub Actions.
 * @param image the container with the browsers
 */
export const githubWorkflow = (jobs: readonly CiJob[], image: string): string =>
  `# How a change of this remote reaches visitors. Written by "kit create"; from then on it is yours.
name: remote

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

# On main, each commit has a group of its own: a run that waits for the approval of production would hold up the next one, and of
# several that wait, only the last one to come would run. \`kit release\` refuses a commit that is older than what visitors get.
concurrency:
  group: \${{ github.workflow }}-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
${jobs.map((job) => indented(jobText(job, image), 2)).join('\n')}`

const conditions = {
  always: undefined,
  // A fork gets no secrets.
  own: "github.event_name == 'push' || github.event.pull_request.head.repo.full_name == github.repository",
  main: "github.ref == 'refs/heads/main'",
} as const satisfies Record<CiJob['runs'], string | undefined>

function jobText(
  { name, after, runs, environment, manual, variables, steps, reports }: CiJob,
  image: string,
): string {
  const condition = conditions[runs]
  return [
    `${name}:\n`,
    after === undefined ? '' : `  needs: ${after}\n`,
    condition === undefined ? '' : `  if: ${condition}\n`,
    manual ? `  # Its required reviewers approve this job: Settings, Environments, ${environment}.\n` : '',
    environment === undefined ? '' : `  environment: ${environment}\n`,
    '  runs-on: ubuntu-latest\n  timeout-minutes: 30\n',
    `  container: ${image}\n`,
    '  defaults:\n    run:\n      shell: bash\n',
    indented(environmentOf(variables, false), 2),
    '  steps:\n',
    '    - uses: actions/checkout@v6\n      with:\n        fetch-depth: 0\n',
    ...steps.map((step) => indented(stepText(step, variables), 4)),
    reports.length === 0 ? '' : indented(uploadOf(reports), 4),
  ].join('')
}

const expressionOf = ({ name, secret }: CiVariable): string =>
  `\${{ ${secret ? 'secrets' : 'vars'}.${name} }}`

function stepText({ name, run, withoutSecrets }: CiStep, variables: CiJob['variables']): string {
  const secrets = withoutSecrets ? '' : indented(environmentOf(variables, true), 2)
  return `- name: ${name}\n${secrets}${runText(run)}`
}

/** The variables of a job, or of a step if they are secret: an action or an installation needs no secrets. */
function environmentOf(variables: CiJob['variables'], secret: boolean): string {
  const chosen = Object.entries(variables).filter(([, source]) => source.secret === secret)
  const lines = chosen.map(([variable, source]) => `  ${variable}: ${expressionOf(source)}\n`)
  return lines.length === 0 ? '' : `env:\n${lines.join('')}`
}

const runText = (command: string): string =>
  command.includes('\n') ? `  run: |\n${indented(`${command}\n`, 4)}` : `  run: ${command}\n`

const uploadOf = (paths: readonly string[]): string => `- name: Keep the reports
  if: failure()
  uses: actions/upload-artifact@v6
  with:
    name: reports
    path: |
${paths.map((file) => `      ${file}\n`).join('')}    if-no-files-found: ignore
`
