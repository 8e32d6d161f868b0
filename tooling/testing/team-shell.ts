import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { linkIn } from '@within-reach/kit/dev-process'
import type { TeamMachine } from './outside-team'

/** A shell in which a person types one block of commands after the other. Folder and variables stay. */
export interface TeamShell {
  /**
   * Runs commands, and prints their time.
   * @param fails whether one of them must fail
   * @returns the output
   * @throws Error with the output, if they end in another way than expected
   */
  type(commands: string, fails?: boolean): Promise<string>
  /**
   * Starts a command that serves a site and prints a link for one browser, opens a page there, and ends the command.
   * @returns the page's HTML
   * @throws Error if the command ends by itself, or the page is not found
   */
  serve(command: string, page: string): Promise<string>
}

/**
 * Opens a shell.
 * @param state a new folder for what the shell remembers
 * @param begin the folder in which it begins
 * @param examples the actual values of the examples in commands
 */
export function teamShell(
  machine: TeamMachine,
  state: string,
  begin: string,
  examples: Readonly<Record<string, string>>,
): TeamShell {
  mkdirSync(state)
  const variables = path.join(state, 'variables')
  const folder = path.join(state, 'folder')
  writeFileSync(variables, '')
  writeFileSync(folder, begin)
  const script = (commands: string) => `
. ${variables}
cd "$(cat ${folder})"
set -eo pipefail
${Object.entries(examples).reduce((text, [example, actual]) => text.replaceAll(example, actual), commands)}
export -p > ${variables}
pwd > ${folder}`
  return {
    async type(commands, fails = false) {
      const began = Date.now()
      const { code, output } = await machine.run(begin, ['bash', '-c', script(commands)])
      const seconds = ((Date.now() - began) / 1000).toFixed(0)
      process.stdout.write(`${seconds} s  ${commands.trim().split('\n').join('; ')}\n`)
      if ((code === 0) !== fails) return output
      throw new Error(`${commands} ended with ${code}:\n${output}`)
    },
    async serve(command, page) {
      const program = spawn('bash', ['-c', script(`exec ${command}`)], {
        env: machine.environment,
        detached: true,
      })
      const ended = once(program, 'exit')
      let output = ''
      const opened = new Promise<string>((resolve, reject) => {
        for (const stream of [program.stdout, program.stderr])
          stream.setEncoding('utf8').on('data', (chunk: string) => {
            output += chunk
            const link = linkIn(output)
            if (link !== undefined) resolve(link)
          })
        program.once('exit', () => reject(new Error(`${command} ended:\n${output}`)))
      })
      try {
        return await openPage(new URL(await opened), page)
      } finally {
        // npx and what it started are one group.
        if (program.exitCode === null && program.pid !== undefined) process.kill(-program.pid, 'SIGTERM')
        await ended
      }
    },
  }
}

/** Opens a link of `kit dev`, and then a page, as one browser. Node finds no names that end with `.localhost`. */
async function openPage(link: URL, page: string): Promise<string> {
  const ask = async (path: string, headers: OutgoingHttpHeaders) => {
    const request = http.get({ port: link.port, path, headers: { host: link.host, ...headers } })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, cookies: answer.headers['set-cookie'], body: await text(answer) }
  }
  const { cookies = [] } = await ask(link.pathname + link.search, {})
  const { status, body } = await ask(page, { cookie: cookies[0]?.split(';')[0], accept: 'text/html' })
  if (status !== 200) throw new Error(`${page} answered ${String(status)}.`)
  return body
}
