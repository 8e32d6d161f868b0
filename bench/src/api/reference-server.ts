import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** A trivial server: reads a form, and answers the same bytes each time, those of the file ANSWER. */
const answer = readFileSync(process.env.ANSWER ?? '')

createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': answer.length,
    })
    response.end(answer)
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
