import { type Call, calls } from '@within-reach/contract'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface FieldSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly maxLength?: number
  readonly minLength?: number
  readonly maxItems?: number
}

interface FormSchema {
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
}

/**
 * The contract as a page for people: what each call takes, and how it can end.
 * @param document the OpenAPI document
 */
export function docsPage(document: Record<string, unknown>): string {
  const paths = document.paths as Record<
    string,
    { post: { requestBody: { content: Record<string, { schema: FormSchema }> } } }
  >
  const sections = calls.map((call) => {
    const [encoding] = Object.values(paths[call.path]?.post.requestBody.content ?? {})
    return `<section id="${call.path.slice(5)}">
<h2><code>POST ${call.path}</code></h2>
<p>${escape(call.summary)}.${call.login === 'none' ? '' : ` Login: ${call.login}.`}</p>
${fieldTable(encoding?.schema ?? {})}
<p>${escape(outcomesOf(call))}.</p>
</section>`
  })
  const index = calls.map(({ path }) => `<li><a href="#${path.slice(5)}"><code>${path}</code></a></li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls of Within Reach</title><link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<h1>Calls of Within Reach</h1>
<p>Every call is a POST with form data and answers JSON. <a href="/api/openapi.json">OpenAPI document</a></p>
<nav aria-label="Calls"><ul>${index.join('')}</ul></nav>
${sections.join('\n')}
</body>
</html>`
}

/** How each catalogued outcome looks on the wire, in words. */
export function outcomesOf(call: Call): string {
  const success = call.convention === 'zero' ? 'res 0: success' : 'res true: success'
  const failures = Object.entries(call.failures).map(([name, number]) =>
    call.convention === 'zero' ? `res ${number}: ${name}` : `res false, code ${number}: ${name}`,
  )
  return [success, ...failures].join('; ')
}

function fieldTable({ properties = {}, required = [] }: FormSchema): string {
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${required.includes(name) ? 'required' : 'optional'}</td><td>${escape(ruleOf(schema))}</td></tr>`,
  )
  if (rows.length === 0) return '<p>Takes no fields.</p>'
  return `<table><thead><tr><th scope="col">Field</th><th scope="col"></th><th scope="col">Rule</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function ruleOf({ type, enum: values, minLength, maxLength, maxItems }: FieldSchema): string {
  return [
    values
      ? `one of ${values.map((value) => (value === '' ? 'empty' : String(value))).join(', ')}`
      : undefined,
    minLength !== undefined && minLength > 1 ? `at least ${minLength} characters` : undefined,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
    type === 'array' ? `at most ${maxItems ?? 'any number of'} files` : undefined,
  ]
    .filter((rule) => rule !== undefined)
    .join('; ')
}

docsPage.css = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #14213d; }
nav ul { columns: 3 14rem; padding: 0; list-style: none; }
section { border-top: 1px solid #ccd; padding: 0.5rem 0 1rem; }
h2 { font-size: 1.1rem; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: 0.25rem 1rem 0.25rem 0; vertical-align: top; }
`
