/** Whether npm started this process: it names the script that it runs. An installation has no scripts. */
export const startedByNpm = (): boolean => process.env.npm_lifecycle_event !== undefined

/**
 * How a command of the service is typed, as this process was started.
 * @param words the arguments, if there are any
 */
export function commandLine(command: string, isByNpm: boolean, words = ''): string {
  if (!isByNpm) return `node api/dist/server.cjs ${command}${words && ` ${words}`}`
  return `npm run ${command}${words && ` -- ${words}`}`
}
