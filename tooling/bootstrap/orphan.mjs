const ends = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Ends this process when npm has ended. npm forwards only SIGTERM and SIGINT, and only to its direct child: a script
 * without `exec` has a shell in between, which forwards nothing. So when the parent is gone, this process sends itself
 * SIGTERM. It does not if it received a signal already: a terminal's interrupt reaches all processes at once.
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
