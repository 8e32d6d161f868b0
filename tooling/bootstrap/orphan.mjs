const ends = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * The scripts that run the service replace npm's shell (`exec`), so they get the signals that npm passes on: SIGTERM
 * and SIGINT. Another signal ends npm alone. If a shell stays between the two, as before a script without `exec`, it
 * passes nothing on, and the script would continue without a parent. So when its parent is gone, the script gets the
 * intended signal, unless it had one already: a terminal's interrupt reaches all processes at once.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
  for (const signal of ends) {
    process.on(signal, () => {
      clearInterval(watch)
      // A listener disables the default action of a signal.
      if (process.listenerCount(signal) === 1) process.exit(1)
    })
  }
}
