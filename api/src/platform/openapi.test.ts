import { calls } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import type { FormSchema } from './form-schema'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

interface Operation {
  readonly security?: readonly unknown[]
  readonly requestBody: { readonly content: Readonly<Record<string, { readonly schema: FormSchema }>> }
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

async function operation(name: string): Promise<Operation> {
  const answer = await fetch(`${api.url}/api/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, { post: Operation }> }
  const found = paths[`/api/${name}`]?.post
  if (!found) throw new Error(`${name} is not described`)
  return found
}

const fields = async (name: string) => {
  const [first] = Object.values((await operation(name)).requestBody.content)
  return first?.schema
}

describe('the OpenAPI document', () => {
  it('describes every call as it is served', async () => {
    const answer = await fetch(`${api.url}/api/openapi.json`)
    const document = (await answer.json()) as { openapi: string; paths: Record<string, unknown> }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(calls.map(({ path }) => path))
    for (const path of Object.keys(document.paths))
      expect((await fetch(api.url + path, { method: 'POST' })).status).not.toBe(404)
  })

  it('says which fields are required, and their types', async () => {
    expect(await fields('signup')).toEqual({
      type: 'object',
      properties: {
        email: { type: 'string', format: 'email', minLength: 1, maxLength: 254 },
        username: { type: 'string', minLength: 1, maxLength: 50 },
        nickname: { type: 'string', minLength: 1, maxLength: 50 },
        password: { type: 'string', minLength: 8, maxLength: 128 },
      },
      required: ['email', 'username', 'nickname', 'password'],
    })
  })

  it('describes numbers by their limits, not by how they are parsed', async () => {
    expect((await fields('inqLong'))?.properties).toMatchObject({
      length_of_stay: { type: 'integer', minimum: 1, maximum: 120 },
      budget: { type: 'number', minimum: 0, maximum: 1_000_000 },
    })
    expect((await fields('msg'))?.properties).toEqual({
      idx: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    })
  })

  it('marks optional fields as optional, including those that may be empty', async () => {
    expect(await fields('posts')).toMatchObject({
      properties: { page: { default: 1, anyOf: [{ const: '' }, { type: 'integer', minimum: 1 }] } },
      required: ['type'],
    })
  })

  it('puts files into multipart forms', async () => {
    const { requestBody } = await operation('posting')
    expect(Object.keys(requestBody.content)[0]).toBe('multipart/form-data')
    expect((await fields('posting'))?.properties.image).toEqual({
      type: 'array',
      maxItems: 5,
      items: { type: 'string', format: 'binary' },
    })
  })

  it('shows the schema of a field with JSON', async () => {
    expect((await fields('changeRegistry'))?.properties.change).toMatchObject({
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { oneOf: expect.arrayContaining([expect.objectContaining({ type: 'object' })]) },
    })
  })

  it('says who may call, and the possible outcomes', async () => {
    expect((await operation('msgs')).security).toEqual([{ bearer: [] }])
    expect((await operation('changeRegistry')).security).toEqual([{ operator: [] }])
    expect((await operation('session')).security).toEqual([{ cookie: [] }])
    const { security, responses } = await operation('login')
    expect(security).toBeUndefined()
    expect(responses[200]?.description).toMatch(/^res true: success; res false, code 1: /)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '413', '415', '429', '503']))
  })
})

describe('the page for people', () => {
  const page = async () => (await fetch(`${api.url}/api/docs`)).text()

  it('names every call, its fields and their rules', async () => {
    const html = await page()
    for (const { path } of calls) expect(html).toContain(`<h2><code>POST ${path}</code></h2>`)
    expect(html).toContain(
      '<th scope="row"><code>email</code></th><td>required</td><td>an email address; at most 254 characters</td>',
    )
    expect(html).toContain(
      '<code>password</code></th><td>optional</td><td>empty, or at least 8 characters; at most 128',
    )
    expect(html).toContain(
      '<code>budget</code></th><td>required</td><td>a number; at least 0; at most 1000000</td>',
    )
    expect(html).toContain('<code>change</code></th><td>required</td><td>JSON, as the OpenAPI document')
    expect(html).toContain('<td>at most 5 files</td>')
    // Every free text must have a limit.
    expect(html.match(/<td><\/td><\/tr>/g)).toBeNull()
  })

  it('loads only its own style, and runs nothing', async () => {
    const answer = await fetch(`${api.url}/api/docs`)
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(await answer.text()).not.toMatch(/<script|style=|<style| on\w+=/)
    const style = await fetch(`${api.url}/api/docs.css`)
    expect([style.status, style.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8'])
  })
})
