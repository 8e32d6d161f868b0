// Without a layout there is nothing to observe.
class Observer {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

window.IntersectionObserver = Observer
window.ResizeObserver = Observer
