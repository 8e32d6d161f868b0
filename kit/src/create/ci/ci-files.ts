import { UsageError } from '../../usage/usage-error'
import type { Files } from '../texts'
import { githubWorkflow } from './github'
import { gitlabPipeline } from './gitlab'
import { ciJobs } from './jobs'

const systems = {
  github: { file: '.github/workflows/remote.yml', pipeline: githubWorkflow },
  gitlab: { file: '.gitlab-ci.yml', pipeline: gitlabPipeline },
} as const

/** A CI system whose pipeline the kit writes. */
export type CiSystem = keyof typeof systems

const names = Object.keys(systems) as readonly CiSystem[]

/**
 * The systems of the option `--ci`.
 * @param choice the name of one, or `none`; by default all
 * @throws UsageError if there is no such system
 */
export function ciSystems(choice: string | undefined): readonly CiSystem[] {
  if (choice === undefined) return names
  const found = names.filter((name) => name === choice)
  if (found.length > 0 || choice === 'none') return found
  throw new UsageError(
    `"${choice}" is no CI system of the kit: write --ci ${names.join(', --ci ')} or --ci none.`,
  )
}

/**
 * The files of a new remote's pipelines, by their path.
 * @param remote its name
 * @param playwright the version of Playwright in its package.json: the container has the browsers of the same version
 */
export const ciFiles = (remote: string, chosen: readonly CiSystem[], playwright: string): Files =>
  Object.fromEntries(
    chosen.map((name) => {
      const { file, pipeline } = systems[name]
      return [file, pipeline(ciJobs(remote), `mcr.microsoft.com/playwright:v${playwright}-noble`)]
    }),
  )
