import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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
   * Starts a command that serves a site and prints "Open <url>", opens a page there, and ends the command.
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
            const [, url] = /Open (http:\S+)/.exec(output) ?? []
            if (url !== undefined) resolve(url)
          })
        program.once('exit', () => reject(new Error(`${command} ended:\n${output}`)))
      })
      try {
        const answer = await fetch(`${await opened}${page}`, { headers: { accept: 'text/html' } })
        if (!answer.ok) throw new Error(`${page} answered ${answer.status}.`)
        return await answer.text()
      } finally {
        // npx and what it started are one group.
        if (program.exitCode === null && program.pid !== undefined) process.kill(-program.pid, 'SIGTERM')
        await ended
      }
    },
  }
}
