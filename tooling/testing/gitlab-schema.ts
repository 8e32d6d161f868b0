import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Ajv, type AnySchemaObject } from 'ajv'
import { parse } from 'yaml'
import { evaluate } from './evaluate'
import type { TeamMachine } from './outside-team'

/** A tool that runs pipelines of GitLab locally, and contains GitLab's schema of them. */
const source = 'gitlab-ci-local@4.60.0'

/**
 * Downloads GitLab's schema of pipelines.
 * @param folder gets the tool that contains it
 */
export async function gitlabSchema(folder: string, { run }: TeamMachine): Promise<AnySchemaObject> {
  const script = `mkdir gitlab && cd gitlab && npm pack --silent ${source} && tar -xzf *.tgz`
  const packed = await run(folder, ['bash', '-c', script])
  if (packed.code !== 0) throw new Error(packed.output)
  const { href } = pathToFileURL(path.join(folder, 'gitlab/package/src/schema/schema.js'))
  const { code, output } = await evaluate(
    `import { schema } from ${JSON.stringify(href)}\nconsole.log(JSON.stringify(schema))`,
    '.',
  )
  if (code !== 0) throw new Error(output)
  return JSON.parse(output) as AnySchemaObject
}

/**
 * Compares a pipeline with a schema.
 * @param pipeline as YAML
 * @returns what does not fit, with its location
 */
export function errorsBySchema(schema: AnySchemaObject, pipeline: string): readonly string[] {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strict: false, validateFormats: false })
  const fits = ajv.validate(schema, parse(pipeline))
  if (fits === true) return []
  return (ajv.errors ?? []).map(
    ({ instancePath, message = '', params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}
