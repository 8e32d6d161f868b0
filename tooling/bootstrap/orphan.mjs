const ends = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Between npm and a script stands a shell. A signal to npm ends that shell, which does not pass it on: then the script goes on
 * without anybody. So when the shell is gone, what was started by npm gets the signal that was meant for it, unless it had one
 * already: a terminal's interrupt reaches everybody at once.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
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
