import { toJsonSchema } from '@valibot/to-json-schema'
import { type Call, calls, commonFailures, Sentences } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { formSchema } from './form-schema'
import { docsPage, docsStyle } from './openapi-page'
import { describeOutcomes } from './describe-outcomes'

/** One call in OpenAPI. */
type Operation = Record<string, unknown>

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: { title: 'Within Reach', version: '1' },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        // An operator's session, or a command-line token.
        operator: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'wr_session' },
      },
    },
    paths: Object.fromEntries(calls.map((call) => [call.path, { post: operationOf(call) }])),
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A request that is sent again with the same key within a day is carried out once.',
  schema: { type: 'string', pattern: '^"?[\\w-]{16,64}"?$' },
}

function operationOf(call: Call): Operation {
  const schema = formSchema(call)
  const encodings = call.files
    ? ['multipart/form-data', 'application/x-www-form-urlencoded']
    : ['application/x-www-form-urlencoded', 'multipart/form-data']
  return {
    operationId: call.path.slice('/api/'.length),
    summary: call.summary,
    ...(call.login === 'none' ? {} : { security: [{ [call.login]: [] }] }),
    ...(call.once ? { parameters: [idempotencyKey] } : {}),
    requestBody: { content: Object.fromEntries(encodings.map((type) => [type, { schema }])) },
    responses: {
      200: {
        description: describeOutcomes(call),
        content: { 'application/json': { schema: answerSchema(call) } },
      },
      ...Object.fromEntries(
        Object.entries(commonFailures).map(([name, status]) => [
          status,
          { description: `The failure "${name}"` },
        ]),
      ),
    },
  }
}

function answerSchema(call: Call): Record<string, unknown> {
  const meta = call.meta ? jsonSchema(call.meta) : {}
  return {
    type: 'object',
    required: ['res'],
    properties: {
      res: call.convention === 'zero' ? { type: 'integer' } : { type: 'boolean' },
      data: jsonSchema(call.success),
      code: { type: ['integer', 'string'] },
      message: { type: 'string' },
      sentences: jsonSchema(Sentences),
      ...(meta.properties as object | undefined),
    },
  }
}

function jsonSchema(schema: Call['success']): Record<string, unknown> {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'output', errorMode: 'ignore' })
  return rest
}

/** Serves `/api/openapi.json`, and `/api/docs` for people. */
export function registerOpenApi(app: FastifyInstance): void {
  const document = openApiDocument()
  const page = docsPage()
  app.get('/api/openapi.json', () => document)
  app.get('/api/docs', (_request, reply) =>
    reply
      .header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page),
  )
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
}
