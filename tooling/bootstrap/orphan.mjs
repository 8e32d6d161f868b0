const ends = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * The scripts that run the service replace npm's shell (`exec`), so they get what npm passes on: SIGTERM and SIGINT. Another signal ends
 * npm alone, and where a shell stays between the two, as before a script without `exec`, it passes nothing on: then the script goes on
 * without anybody. So when its parent is gone, it gets the signal that was meant for it, unless it had one already: a terminal's
 * interrupt reaches everybody at once.
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
      // Listening takes away what a signal does by itself.
      if (process.listenerCount(signal) === 1) process.exit(1)
    })
  }
}
