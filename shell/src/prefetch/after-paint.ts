/**
 * Runs a task after the next paint. While a finger is on a link, Chromium delays timers (for 0.1 s at most), but not messages:
 * a touched link looks touched first, and the task still starts before the finger is lifted.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      task()
    }
    port2.postMessage(undefined)
  })
}
