import { createServer } from 'node:http'
import pg from 'pg'

/**
 * A minimal server for one call: node:http and pg, without checks, limits, logs and metrics. It runs the statement STATEMENT
 * with the form's field FIELD, and answers the rows.
 */
const { PORT, DATABASE_URL, STATEMENT = '', FIELD = '' } = process.env
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 20,
  options: '-c jit=off -c random_page_cost=1.1 -c enable_memoize=off',
})

createServer((request, response) => {
  let body = ''
  request.setEncoding('latin1')
  request.on('data', (text: string) => (body += text))
  request.on('end', () => {
    // The readiness check.
    if (request.method === 'GET') return void response.end()
    const values = [new URLSearchParams(body).get(FIELD)]
    void pool.query<object>({ name: 'floor', text: STATEMENT, values }).then(({ rows }) => {
      const answer = Buffer.from(JSON.stringify({ res: true, data: rows }))
      response.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': answer.length,
      })
      response.end(answer)
    })
  })
}).listen(Number(PORT), '127.0.0.1')
