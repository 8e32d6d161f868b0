/** In milliseconds. A browser records a paint within a frame or two, unless its main thread is busy. */
const limit = 200

/**
 * Resolves once the browser has recorded a largest paint. Chromium drops the record of a paint whose element is removed before
 * the main thread is free, and then counts its replacement: the page would look slower than it was. Resolves immediately in a
 * hidden page and in browsers without such records.
 */
export function whenPainted(): Promise<void> {
  const type = 'largest-contentful-paint'
  if (document.visibilityState !== 'visible') return Promise.resolve()
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new PerformanceObserver(done)
    const timer = setTimeout(done, limit)
    observer.observe({ type, buffered: true })
  })
}
