/**
 * Between npm and a script stands a shell. A signal to npm ends that shell, which does not pass it on: then the script goes on
 * without anybody. So when the shell is gone, what was started by npm gets the signal that was meant for it.
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
}
