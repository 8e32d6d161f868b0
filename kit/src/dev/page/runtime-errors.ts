import type { Notices } from './notices'

/** A place in a built file of a remote under development. */
const place = /(\/remotes\/[\w-]+\/0\.0\.0-dev\/[\w./-]+):(\d+):(\d+)/

export interface RuntimeErrors {
  /** Whether an error was shown in this page. */
  hasBroken(): boolean
}

/**
 * Shows errors of the remotes under development, with the place in their sources: those that nobody caught, and those that the
 * shell writes to the console.
 */
export function showRuntimeErrors(notices: Notices): RuntimeErrors {
  let hasBroken = false
  const shown = new WeakSet<Error>()
  const show = async (error: unknown) => {
    if (!(error instanceof Error) || shown.has(error)) return
    const found = place.exec(error.stack ?? '')
    if (!found) return
    shown.add(error)
    hasBroken = true
    const [, file = '', line = '', column = ''] = found
    const query = new URLSearchParams({ file, line, column })
    const source = await fetch(`/@kit/source?${query.toString()}`).then(
      (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    )
    notices.showMistakes('An error in the page', [
      { place: source ?? `${file}:${line}`, message: String(error) },
    ])
  }
  globalThis.addEventListener('error', ({ error }: ErrorEvent) => void show(error))
  globalThis.addEventListener('unhandledrejection', ({ reason }) => void show(reason))
  const write = console.error
  console.error = (...parts: unknown[]) => {
    write(...parts)
    for (const part of parts) void show(part instanceof Error ? (deepest(part) ?? part) : part)
  }
  return { hasBroken: () => hasBroken }
}

/** The first cause: the shell names the section in an error around it. */
const deepest = (error: Error): Error | undefined =>
  error.cause instanceof Error ? (deepest(error.cause) ?? error.cause) : undefined
