import { calls, eventsPath, unreadEvent } from '@within-reach/contract'
import { type FieldSchema, type FormSchema, formSchema } from './form-schema'
import { describeOutcomes } from './describe-outcomes'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The contract as a page for people: the fields and outcomes of each call. */
export function docsPage(): string {
  const sections = calls.map(
    (call) => `<section id="${call.path.slice(5)}">
<h2><code>POST ${call.path}</code></h2>
<p>${escape(call.summary)}.${call.login === 'none' ? '' : ` Login: ${call.login}.`}</p>
${fieldTable(formSchema(call))}
<p>${escape(describeOutcomes(call))}.</p>
</section>`,
  )
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
<p><code>GET ${eventsPath}</code> is a stream of server-sent events for the logged-in member, authenticated by the session cookie. It sends <code>${unreadEvent}</code> with <code>{"count": n, "newest": {"inbox": id, "sent": id}}</code>, immediately and after every change.</p>
<p><code>GET /api/registry/decision</code> returns the versions of the remotes for a visitor, with an ETag and a signature.</p>
<nav aria-label="Calls"><ul>${index.join('')}</ul></nav>
${sections.join('\n')}
</body>
</html>`
}

function fieldTable({ properties, required }: FormSchema): string {
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${required.includes(name) ? 'required' : 'optional'}</td><td>${escape(ruleOf(schema))}</td></tr>`,
  )
  if (rows.length === 0) return '<p>Takes no fields.</p>'
  return `<table><thead><tr><th scope="col">Field</th><th scope="col"></th><th scope="col">Rule</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function ruleOf(schema: FieldSchema): string {
  if (schema.anyOf) return schema.anyOf.map(ruleOf).join(', or ')
  const { items, contentMediaType } = schema
  const { type, format, pattern, enum: values, minLength = 0, maxLength, minimum, maximum, maxItems } = schema
  return [
    schema.const === '' && 'empty',
    values && `one of ${values.map((value) => (value === '' ? 'empty' : String(value))).join(', ')}`,
    type === 'integer' && 'a whole number',
    type === 'number' && 'a number',
    contentMediaType === 'application/json' && 'JSON, as the OpenAPI document shows it',
    items && items.format !== 'binary' && `${ruleOf(items)}, or several, comma separated`,
    format === 'email' && 'an email address',
    format === 'date' && 'a date, YYYY-MM-DD',
    pattern !== undefined && `like ${pattern}`,
    minLength > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    maxItems !== undefined && `at most ${maxItems} files`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** The style of the page. */
export const docsStyle = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #14213d; }
nav ul { columns: 3 14rem; padding: 0; list-style: none; }
section { border-top: 1px solid #ccd; padding: 0.5rem 0 1rem; }
h2 { font-size: 1.1rem; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: 0.25rem 1rem 0.25rem 0; vertical-align: top; }
`
