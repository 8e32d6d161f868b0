import { indented } from './indented'
import type { CiJob } from './jobs'

/**
 * The pipeline for GitLab.
 * @param image the container with the browsers
 */
export const gitlabPipeline = (jobs: readonly CiJob[], image: string): string =>
  `# How a change of this remote reaches visitors. Written by "kit create"; from then on it is yours.
workflow:
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

stages: [${jobs.map(({ name }) => name).join(', ')}]

default:
  image: ${image}
  interruptible: true

variables:
  GIT_DEPTH: '0'

${jobs.map(jobText).join('\n')}`

/** A merge request of a fork runs in the fork's project, which has no settings of this one. */
const onMain = '    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH\n'

function jobText({ name, after, runs, environment, manual, variables, steps, reports }: CiJob): string {
  // A setting has the name of its variable everywhere, and needs no line then.
  const renamed = Object.entries(variables).filter(([variable, source]) => source.name !== variable)
  return [
    `${name}:\n  stage: ${name}\n`,
    after === undefined ? '' : `  needs: [${after}]\n`,
    runs === 'main' ? `  rules:\n${onMain}${manual ? '      when: manual\n' : ''}` : '',
    environment === undefined
      ? ''
      : `  environment: ${environment}\n  resource_group: ${environment}\n  interruptible: false\n`,
    renamed.length === 0
      ? ''
      : `  variables:\n${renamed.map(([variable, source]) => `    ${variable}: $${source.name}\n`).join('')}`,
    '  script:\n',
    ...steps.flatMap((step) => [`    # ${step.name}\n`, ...step.run.split('\n').map(lineText)]),
    reports.length === 0
      ? ''
      : `  artifacts:\n    when: on_failure\n    paths:\n${reports.map((file) => `      - ${file}\n`).join('')}    reports:\n      junit: test-results/journeys.xml\n`,
  ].join('')
}

/** A line of a script. One that YAML would misread, such as with a colon or a mark at the begin, is a block. */
const lineText = (line: string): string =>
  /^[a-z]/.test(line) && !/: | #/.test(line) ? `    - ${line}\n` : `    - |\n${indented(line, 6)}\n`
