import { parse } from 'yaml'

/** A job of a workflow, with the commands that it runs. */
export interface WorkflowJob {
  readonly name: string
  readonly steps: readonly WorkflowStep[]
}

/** A command of a job. */
interface WorkflowStep {
  readonly name: string
  readonly run: string
  /** The variables of the job and of the step, with expressions. */
  readonly env: Readonly<Record<string, string>>
}

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly needs?: string
        readonly env?: Readonly<Record<string, string>>
        readonly steps: readonly {
          readonly name?: string
          readonly run?: string
          readonly uses?: string
          readonly env?: Readonly<Record<string, string>>
        }[]
      }
    >
  >
}

/** The actions whose work a local run does itself or leaves out. */
const known = /^actions\/(?:checkout|upload-artifact)@v\d+$/

/**
 * Reads the jobs of a workflow of GitHub Actions.
 * @returns the jobs in an order in which each follows the one that it needs
 * @throws Error for an action that a local run cannot do without
 */
export function workflowJobs(text: string): readonly WorkflowJob[] {
  const { jobs } = parse(text) as Workflow
  const ordered: WorkflowJob[] = []
  for (const [name, { needs, env = {}, steps }] of Object.entries(jobs)) {
    if (needs !== undefined && !ordered.some((one) => one.name === needs))
      throw new Error(`${name} stands before ${needs}, which it needs.`)
    const others = steps.flatMap(({ uses }) => (uses === undefined || known.test(uses) ? [] : [uses]))
    if (others.length > 0) throw new Error(`A local run cannot do ${others.join(', ')}.`)
    const commands = steps.flatMap(({ name: title, run, env: own }) =>
      run === undefined ? [] : [{ name: title ?? run, run, env: { ...env, ...own } }],
    )
    ordered.push({ name, steps: commands })
  }
  return ordered
}

/**
 * Replaces `${{ vars.NAME }}` and `${{ secrets.NAME }}` by their values.
 * @throws Error if a setting is missing, or for any other expression
 */
export function withSettings(
  env: Readonly<Record<string, string>>,
  settings: Readonly<Record<'vars' | 'secrets', Readonly<Record<string, string>>>>,
): Record<string, string> {
  const valueOf = (text: string) =>
    text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
      const [, kind = '', name = ''] = /^ (vars|secrets)\.(\w+) $/.exec(expression) ?? []
      const value = kind === '' ? undefined : settings[kind as 'vars' | 'secrets'][name]
      if (value === undefined) throw new Error(`Nobody has set "${expression.trim()}".`)
      return value
    })
  return Object.fromEntries(Object.entries(env).map(([name, text]) => [name, valueOf(text)]))
}
